import type { ProvingReport } from "@katha/api/contract";
import type { Db } from "../../db/open.ts";

export interface Submission {
  id: string;
  story_id: string;
  story_version: number;
  submitted_by: string;
  submitted_at: Date;
  report: ProvingReport | null;
}

export interface Decision {
  outcome: "approved" | "returned" | "withdrawn";
  reason?: string;
  decided_by: string;
  decided_at: Date;
}

export async function insertSubmission(
  tx: Db,
  { report, ...submission }: Submission,
  decision: Partial<Decision> = {},
): Promise<void> {
  await tx
    .insertInto("story_reviews")
    .values({
      ...submission,
      ...decision,
      report: report === null ? null : JSON.stringify(report),
    })
    .execute();
}

export function findLatest(db: Db, storyId: string) {
  return db
    .selectFrom("story_reviews")
    .where("story_id", "=", storyId)
    .select(["story_version", "submitted_at", "outcome", "report"])
    .orderBy("submitted_at", "desc")
    .orderBy("id", "desc")
    .executeTakeFirst();
}

export function findLastApproved(db: Db, storyId: string) {
  return db
    .selectFrom("story_reviews")
    .where("story_id", "=", storyId)
    .where("outcome", "=", "approved")
    .select(["story_version", "decided_at"])
    .orderBy("decided_at", "desc")
    .orderBy("id", "desc")
    .executeTakeFirst();
}

/** False if nothing was waiting. */
export async function decideWaiting(tx: Db, storyId: string, decision: Decision): Promise<boolean> {
  const decided = await tx
    .updateTable("story_reviews")
    .set(decision)
    .where("story_id", "=", storyId)
    .where("outcome", "is", null)
    .returning("id")
    .executeTakeFirst();
  return decided !== undefined;
}

export function findWaiting(db: Db) {
  return db
    .selectFrom("story_reviews as r")
    .innerJoin("stories as s", "s.id", "r.story_id")
    .where("r.outcome", "is", null)
    .select([
      "s.id",
      "r.submitted_at",
      "s.title",
      "s.tagline",
      "s.story_description",
      "s.story_prompt",
      "s.cover_image_url",
      "s.category_id",
      "s.content_rating",
      "s.story_structure",
    ])
    .orderBy("r.submitted_at")
    .orderBy("r.id")
    .limit(200)
    .execute();
}

export interface Returned {
  story_id: string;
  reason: string;
  returned_at: Date;
}

/** The latest decision on each story, if it was returned. */
export async function findReturned(db: Db, storyIds: readonly string[]): Promise<Returned[]> {
  if (storyIds.length === 0) return [];
  const latest = await db
    .selectFrom("story_reviews")
    .where("story_id", "in", storyIds)
    .distinctOn("story_id")
    .select(["story_id", "outcome", "reason", "decided_at"])
    .orderBy("story_id")
    .orderBy("submitted_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return latest.flatMap(({ story_id, outcome, reason, decided_at }) =>
    outcome === "returned" && reason !== null && decided_at !== null
      ? [{ story_id, reason, returned_at: decided_at }]
      : [],
  );
}
