import type { ProvingReport, StoryReturn } from "@katha/api/contract";
import type { Db, Tx } from "../../db/open.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Ids } from "../../lib/ids.ts";
import type { Viewer } from "../../lib/viewer.ts";
import type { EmailNeeds } from "../mail/index.ts";
import { notify } from "../notifications/index.ts";
import { emailAuthor, type AuthorsStory } from "./emails.ts";
import { decideWaiting, findReturned, insertSubmission } from "./repo.ts";

export { countWaiting, findLastApproved, findLatest, findWaiting } from "./repo.ts";

interface InTransaction {
  tx: Db;
  clock: Clock;
  ids: Ids;
}

interface Submitted {
  id: string;
  version: number;
  /** Null until somebody opens the submission. */
  report: ProvingReport | null;
}

function submissionOf(
  { clock, ids }: InTransaction,
  { id, version, report }: Submitted,
  viewer: Viewer,
) {
  const submitted_at = clock.now();
  const submitted = { id: ids(), story_id: id, story_version: version, report };
  return { ...submitted, submitted_by: viewer.id, submitted_at };
}

export async function submit(
  within: InTransaction,
  story: Submitted,
  viewer: Viewer,
): Promise<void> {
  await insertSubmission(within.tx, submissionOf(within, story, viewer));
}

/** Records a version published without review: later ones are compared with it. */
export async function approveAtOnce(
  within: InTransaction,
  story: Submitted,
  viewer: Viewer,
): Promise<void> {
  const submission = submissionOf(within, story, viewer);
  const decided = { decided_by: viewer.id, decided_at: submission.submitted_at };
  await insertSubmission(within.tx, submission, { outcome: "approved", ...decided });
}

/** Withdraws a submission because its author changed or archived the story. */
export async function withdraw({ tx, clock }: InTransaction, storyId: string, viewer: Viewer) {
  await decideWaiting(tx, storyId, {
    outcome: "withdrawn",
    decided_by: viewer.id,
    decided_at: clock.now(),
  });
}

type Decision = { outcome: "approved" } | { outcome: "returned"; reason: string };

/** Decides a submission and tells the author; false if the story was not waiting for a decision. */
export async function decideSubmission(
  needs: EmailNeeds & { tx: Tx },
  story: AuthorsStory,
  viewer: Viewer,
  decision: Decision,
): Promise<boolean> {
  const { tx, clock } = needs;
  const decided = { ...decision, decided_by: viewer.id, decided_at: clock.now() };
  if (!(await decideWaiting(tx, story.id, decided))) return false;
  const kind = `story_${decision.outcome}` as const;
  await emailAuthor(needs, tx, { kind, story, ...decision });
  const { id: storyId, author_id: userId } = story;
  if (userId !== null && userId !== viewer.id)
    await notify(needs, { userId, kind, occasion: needs.ids(), storyId });
  return true;
}

/** Reasons of returned stories, by id. */
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
