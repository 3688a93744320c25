import type { ReviewItem, Story } from "@katha/api/contract";
import type { Tx } from "../../../db/open.ts";
import { Problem } from "../../../lib/problem.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { recordAct } from "../../audit/audit.ts";
import {
  applyChange,
  lockForReview,
  markPublished,
  returnToDraft,
  type StoryRecord,
} from "../authoring/for-review.ts";
import { tellOfChange } from "../../notifications/index.ts";
import { storiesByIds, storyById, storyNotFound } from "../service.ts";
import type { AuthoringDependencies } from "../authoring/permissions.ts";
import { decideSubmission, findWaiting } from "../../review/queue.ts";
import { findingsProblem } from "../../review/findings-problem.ts";
import { findChange, replaceChange, withChange, type PendingChange } from "../../review/changes.ts";
import { manuscriptOf } from "./manuscript.ts";
import { isError } from "../../review/rules.ts";

export type ReviewDependencies = Pick<
  AuthoringDependencies,
  "db" | "clock" | "ids" | "jobs" | "prover"
>;

/** Longest waiting first. */
export async function waitingReviews(
  { db, prover }: ReviewDependencies,
  viewer: Viewer,
): Promise<ReviewItem[]> {
  const waiting = await findWaiting(db);
  const stories = await storiesByIds(
    { db },
    waiting.map(({ id }) => id),
    viewer,
  );
  const items: ReviewItem[] = [];
  // One after another, as two hundred of the largest stories would not fit into memory.
  for (const { id, submitted_at } of waiting) {
    const story = stories.get(id);
    const submitted = await manuscriptOf(db, id);
    if (story === undefined || submitted === undefined) continue;
    const { title, tagline } = submitted.manuscript;
    items.push({
      story: { ...story, title, tagline, status: "in_review" as const },
      submitted_at: submitted_at.toISOString(),
      findings: await prover.findings(submitted.manuscript),
    });
  }
  return items;
}

function notWaiting(): Problem {
  return new Problem(409, "not_waiting", "This story does not wait for a review.");
}

/** Refuses a decision on a version that the reviewer has not seen. */
function asRead(story: { version: number; status: string }, version: number | undefined): void {
  if (story.status !== "in_review") throw notWaiting();
  if (version === undefined || version === story.version) return;
  throw changedMeanwhile();
}

function changedMeanwhile(): Problem {
  return new Problem(
    409,
    "changed_meanwhile",
    "The story has changed since you read it. Read it again before you decide.",
  );
}

/** What the review decides about: a submitted story, or a published one with its pending change. */
async function asSubmitted(
  tx: Tx,
  story: StoryRecord,
): Promise<{ story: StoryRecord; change?: PendingChange }> {
  if (story.status !== "published") return { story };
  const change = await findChange(tx, story.id);
  if (change?.outcome !== null) return { story };
  return { story: { ...withChange(story, change), status: "in_review" }, change };
}

/** Publishes a submitted story, unless the review finds errors. */
export async function approve(
  needs: ReviewDependencies,
  { id, version }: { id: string; version?: number | undefined },
  viewer: Viewer,
): Promise<Story> {
  const seen = await manuscriptOf(needs.db, id);
  if (seen === undefined) throw storyNotFound();
  asRead({ ...seen.manuscript, ...(seen.change && { status: "in_review" }) }, version);
  const findings = await needs.prover.findings(seen.manuscript);
  if (findings.some(isError)) throw findingsProblem(findings);
  await needs.db.transaction().execute(async (tx) => {
    const found = await lockForReview(tx, id);
    if (found === undefined) throw storyNotFound();
    const { story, change } = await asSubmitted(tx, found);
    asRead(story, seen.manuscript.version);
    if (change?.id !== seen.change?.id) throw changedMeanwhile();
    if (change === undefined) await markPublished(needs, tx, story);
    else {
      await applyChange(needs, tx, story);
      await replaceChange(tx, change.id, { ...change, story_version: story.version });
      const structureBefore = found.story_structure;
      await tellOfChange({ ...needs, tx }, { storyId: id, structureBefore });
    }
    await decideSubmission({ ...needs, tx }, story, viewer, { outcome: "approved" });
    await recordAct({ ...needs, tx }, viewer, {
      act: "review.approved",
      subject: id,
      after: { version: story.version },
    });
  });
  return storyById(needs, id, viewer);
}

export async function returnToAuthor(
  needs: ReviewDependencies,
  { id, version, reason }: { id: string; version?: number | undefined; reason: string },
  viewer: Viewer,
): Promise<Story> {
  await needs.db.transaction().execute(async (tx) => {
    const found = await lockForReview(tx, id);
    if (found === undefined) throw storyNotFound();
    const { story, change } = await asSubmitted(tx, found);
    asRead(story, version);
    if (change === undefined) await returnToDraft(tx, id);
    await decideSubmission({ ...needs, tx }, story, viewer, { outcome: "returned", reason });
    await recordAct({ ...needs, tx }, viewer, {
      act: "review.returned",
      subject: id,
      after: { version: story.version, reason },
    });
  });
  return storyById(needs, id, viewer);
}
