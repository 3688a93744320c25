import { z } from "zod";
import type { JobQueue } from "../../jobs/job-queue.ts";
import { defineJob, type JobKind } from "../../jobs/kinds.ts";
import type { Tx } from "../../db/open.ts";
import type { Ids } from "../../lib/ids.ts";
import { hasEvent, recordEvent } from "../progress/index.ts";
import { findFinishers, findOwner } from "./repo.ts";

/** A story has found readers when this many people with a confirmed email have finished it, its author aside. */
const readersWanted = 3;

const countReaders = { name: "count-readers", payload: z.object({ story_id: z.uuid() }) };

/** The story's author, while the reward for readers is still to come. */
async function unrewardedAuthor(tx: Tx, storyId: string): Promise<string | undefined> {
  const author = (await findOwner(tx, storyId))?.author_id ?? undefined;
  if (author === undefined) return undefined;
  const found = { userId: author, kind: "found_readers", occasion: storyId } as const;
  return (await hasEvent(tx, found)) ? undefined : author;
}

/**
 * Has the readers of a story counted after a stranger finished it. Not at once, since the author's wallet must not be
 * locked after the reader's: two authors may finish each other's stories at one moment.
 */
export async function readerFinished(
  { tx, jobs }: { tx: Tx; jobs: JobQueue },
  { storyId, userId }: { storyId: string; userId: string },
): Promise<void> {
  const author = await unrewardedAuthor(tx, storyId);
  if (author === undefined || author === userId) return;
  await jobs.add(tx, countReaders, { story_id: storyId });
}

export function readersCount({ ids }: { ids: Ids }): JobKind {
  return defineJob({
    ...countReaders,
    run: async ({ story_id: storyId }, { db, clock }) => {
      await db.transaction().execute(async (tx) => {
        const userId = await unrewardedAuthor(tx, storyId);
        if (userId === undefined) return;
        const finishers = await findFinishers(tx, { storyId, but: userId, most: readersWanted });
        if (finishers.length < readersWanted) return;
        const found = { userId, kind: "found_readers", occasion: storyId, storyId } as const;
        await recordEvent({ tx, clock, ids }, found);
      });
    },
  });
}
