import type { ReviewItem, Story } from "@katha/api/contract";
import type { JobQueue } from "../../jobs/job-queue.ts";
import { Problem } from "../../lib/problem.ts";
import type { Viewer } from "../../lib/viewer.ts";
import { recordAct } from "../admin/audit.ts";
import { lockForReview, putOnShelves, takeBackToDesk } from "../stories/authoring/review-desk.ts";
import { storiesByIds, storyById, storyNotThere } from "../stories/service.ts";
import type { AuthoringDependencies } from "../stories/authoring/desk.ts";
import { tellAuthor } from "./letters.ts";
import { settle } from "./queue.ts";
import { refusal } from "./refusal.ts";
import { findWaiting } from "./repo.ts";
import { examine, isGrave } from "./rules.ts";

export interface ReviewDependencies extends Pick<AuthoringDependencies, "db" | "clock" | "ids"> {
  jobs: JobQueue;
}

/** Who waits longest comes first. */
export async function waitingReviews(
  { db }: ReviewDependencies,
  viewer: Viewer,
): Promise<ReviewItem[]> {
  const waiting = await findWaiting(db);
  const stories = await storiesByIds(
    { db },
    waiting.map(({ id }) => id),
    viewer,
  );
  return waiting.flatMap((row) => {
    const story = stories.get(row.id);
    if (story === undefined) return [];
    return [{ story, submitted_at: row.submitted_at.toISOString(), findings: examine(row) }];
  });
}

function notWaiting(): Problem {
  return new Problem(409, "not_waiting", "This story does not wait for a review.");
}

/** Nobody decides on what they have not read. */
function asRead(story: { version: number; status: string }, version: number | undefined): void {
  if (story.status !== "in_review") throw notWaiting();
  if (version === undefined || version === story.version) return;
  throw new Problem(
    409,
    "changed_meanwhile",
    "The story has changed since you read it. Read it again before you decide.",
  );
}

/** Publishes what waits, unless the review's own rules hold it back. */
export async function approve(
  needs: ReviewDependencies,
  { id, version }: { id: string; version?: number | undefined },
  viewer: Viewer,
): Promise<Story> {
  await needs.db.transaction().execute(async (tx) => {
    const story = await lockForReview(tx, id);
    if (story === undefined) throw storyNotThere();
    asRead(story, version);
    const findings = examine(story);
    if (findings.some(isGrave)) throw refusal(findings);
    await putOnShelves(needs, tx, story);
    await settle({ ...needs, tx }, id, viewer, { outcome: "approved" });
    await recordAct({ ...needs, tx }, viewer, {
      act: "review.approved",
      subject: id,
      after: { version: story.version },
    });
    await tellAuthor(needs, tx, { kind: "story_approved", story });
  });
  return storyById(needs, id, viewer);
}

export async function giveBack(
  needs: ReviewDependencies,
  { id, version, reason }: { id: string; version?: number | undefined; reason: string },
  viewer: Viewer,
): Promise<Story> {
  await needs.db.transaction().execute(async (tx) => {
    const story = await lockForReview(tx, id);
    if (story === undefined) throw storyNotThere();
    asRead(story, version);
    await takeBackToDesk(tx, id);
    await settle({ ...needs, tx }, id, viewer, { outcome: "returned", reason });
    await recordAct({ ...needs, tx }, viewer, {
      act: "review.returned",
      subject: id,
      after: { version: story.version, reason },
    });
    await tellAuthor(needs, tx, { kind: "story_returned", story, reason });
  });
  return storyById(needs, id, viewer);
}
