import type { StoryReturn } from "@katha/api/contract";
import type { Db } from "../../db/open.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Ids } from "../../lib/ids.ts";
import type { Viewer } from "../../lib/viewer.ts";
import { decideWaiting, findReturned, insertSubmission } from "./repo.ts";

interface Within {
  tx: Db;
  clock: Clock;
  ids: Ids;
}

export async function submit(
  { tx, clock, ids }: Within,
  story: { id: string; version: number },
  viewer: Viewer,
): Promise<void> {
  await insertSubmission(tx, {
    id: ids(),
    story_id: story.id,
    story_version: story.version,
    submitted_by: viewer.id,
    submitted_at: clock.now(),
  });
}

/** Takes a story out of the queue, as its author does by changing or archiving it. */
export async function withdraw({ tx, clock }: Within, storyId: string, viewer: Viewer) {
  await decideWaiting(tx, storyId, {
    outcome: "withdrawn",
    decided_by: viewer.id,
    decided_at: clock.now(),
  });
}

export async function settle(
  { tx, clock }: Within,
  storyId: string,
  viewer: Viewer,
  decision: { outcome: "approved" } | { outcome: "returned"; reason: string },
): Promise<boolean> {
  return decideWaiting(tx, storyId, {
    ...decision,
    decided_by: viewer.id,
    decided_at: clock.now(),
  });
}

/** Why stories came back from the review, by their ids; those that did not are not in it. */
export async function returnsOf(
  db: Db,
  storyIds: readonly string[],
): Promise<Map<string, StoryReturn>> {
  const rows = await findReturned(db, storyIds);
  return new Map(
    rows.map(({ story_id, reason, returned_at }) => [
      story_id,
      { reason, returned_at: returned_at.toISOString() },
    ]),
  );
}
