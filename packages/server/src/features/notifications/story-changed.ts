import { z } from "zod";
import type { Tx } from "../../db/open.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import { defineJob, type JobKind } from "../../jobs/kinds.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Ids } from "../../lib/ids.ts";
import { notifyFollowers } from "./repo.ts";

/** Somebody who is at work on a published story saves it many times: readers are told once. */
const pauseMs = 3_600_000;

const tellFollowers = {
  name: "tell-followers",
  payload: z.object({
    story_id: z.uuid(),
    /** The scenes that readers had before the change. */
    scenes: z.array(z.string()),
    occasion: z.uuid(),
  }),
};

/** For those whose lines the story answers now; `game/unanswered-lines` runs it. */
export const tellAnswered = {
  name: "tell-answered",
  payload: z.object({ story_id: z.uuid() }),
};

interface StoryChange {
  storyId: string;
  /** As readers had it; null where its scenes stay as they are. */
  structureBefore: unknown;
}

const scenesIn = (structure: unknown): string[] =>
  Object.keys((structure as { nodes?: object } | null)?.nodes ?? {});

/** Has readers told of a change to a published story, in its transaction. */
export async function tellOfChange(
  { tx, clock, ids, jobs }: { tx: Tx; clock: Clock; ids: Ids; jobs: JobQueue },
  { storyId, structureBefore }: StoryChange,
): Promise<void> {
  const when = (name: string) => ({
    runAt: new Date(clock.now().getTime() + pauseMs),
    key: `${name} ${storyId}`,
  });
  if (structureBefore !== null)
    await jobs.add(
      tx,
      tellFollowers,
      { story_id: storyId, scenes: scenesIn(structureBefore), occasion: ids() },
      when(tellFollowers.name),
    );
  await jobs.add(tx, tellAnswered, { story_id: storyId }, when(tellAnswered.name));
}

const batch = 1_000;

/** Who bookmarked a story follows it: they are told when it has scenes that it did not have. */
export function followersTold({ ids }: { ids: Ids }): JobKind {
  return defineJob({
    ...tellFollowers,
    run: async ({ story_id: storyId, scenes, occasion }, { db, clock, signal }) => {
      const story = await db
        .selectFrom("stories")
        .where("id", "=", storyId)
        .select("story_structure")
        .executeTakeFirst();
      const before = new Set(scenes);
      if (!scenesIn(story?.story_structure).some((scene) => !before.has(scene))) return;
      const told = { storyId, occasion, at: clock.now(), ids };
      let after: string | undefined = "00000000-0000-0000-0000-000000000000";
      while (after !== undefined) {
        signal.throwIfAborted();
        after = await notifyFollowers(db, told, { after, limit: batch });
      }
    },
  });
}
