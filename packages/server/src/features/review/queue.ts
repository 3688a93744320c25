import type { ProvingReport, StoryReturn } from "@katha/api/contract";
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

interface Submitted {
  id: string;
  version: number;
  /** Null where it is proved when somebody looks. */
  report: ProvingReport | null;
}

function submissionOf({ clock, ids }: Within, { id, version, report }: Submitted, viewer: Viewer) {
  const submitted_at = clock.now();
  const submitted = { id: ids(), story_id: id, story_version: version, report };
  return { ...submitted, submitted_by: viewer.id, submitted_at };
}

export async function submit(within: Within, story: Submitted, viewer: Viewer): Promise<void> {
  await insertSubmission(within.tx, submissionOf(within, story, viewer));
}

/** Notes what went on the shelves without a wait: it is what later versions are held against. */
export async function approveAtOnce(
  within: Within,
  story: Submitted,
  viewer: Viewer,
): Promise<void> {
  const submission = submissionOf(within, story, viewer);
  const decided = { decided_by: viewer.id, decided_at: submission.submitted_at };
  await insertSubmission(within.tx, submission, { outcome: "approved", ...decided });
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
