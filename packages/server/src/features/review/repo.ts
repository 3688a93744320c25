import type { ProvingReport } from "@katha/api/contract";
import type { Db } from "../../db/open.ts";

export interface Submission {
  id: string;
  story_id: string;
  story_version: number;
  submitted_by: string;
  submitted_at: Date;
  report: ProvingReport | null;
  /** For a published story: what differs from the published version. */
  changes?: PendingChange["changes"];
}

/** A change to a published story that waits for the review, or that the review returned. */
export interface PendingChange {
  id: string;
  outcome: "approved" | "returned" | "withdrawn" | null;
  story_version: number;
  submitted_at: Date;
  changes: Readonly<Record<string, unknown>>;
}

export interface Decision {
  outcome: "approved" | "returned" | "withdrawn";
  reason?: string;
  decided_by: string;
  decided_at: Date;
}

export async function insertSubmission(
  tx: Db,
  { report, changes, ...submission }: Submission,
  decision: Partial<Decision> = {},
): Promise<void> {
  await tx
    .insertInto("story_reviews")
    .values({
      ...submission,
      ...decision,
      ...(changes && { changes: JSON.stringify(changes) }),
      report: report === null ? null : JSON.stringify(report),
    })
    .execute();
}

/** A published story's pending change: its latest submission, unless that was approved or withdrawn. */
export async function findChange(db: Db, storyId: string): Promise<PendingChange | undefined> {
  const latest = await db
    .selectFrom("story_reviews")
    .where("story_id", "=", storyId)
    .select(["id", "outcome", "story_version", "submitted_at", "changes"])
    .orderBy("submitted_at", "desc")
    .orderBy("id", "desc")
    .executeTakeFirst();
  if (!latest?.changes || (latest.outcome !== null && latest.outcome !== "returned"))
    return undefined;
  return { ...latest, changes: latest.changes };
}

/** The pending changes of all of an author's stories, by the same rule. */
export async function* pendingChanges(db: Db, authorId: string) {
  const latest = await db
    .selectFrom("story_reviews as r")
    .innerJoin("stories as s", "s.id", "r.story_id")
    .where("s.author_id", "=", authorId)
    .distinctOn("r.story_id")
    .select(["r.id", "r.outcome"])
    .orderBy("r.story_id")
    .orderBy("r.submitted_at", "desc")
    .orderBy("r.id", "desc")
    .execute();
  for (const { id, outcome } of latest) {
    if (outcome !== null && outcome !== "returned") continue;
    yield* await db
      .selectFrom("story_reviews")
      .where("id", "=", id)
      .where("changes", "is not", null)
      .select(["story_id", "story_version", "submitted_at", "outcome", "changes"])
      .execute();
  }
}

/** When the author's changes that still wait for review were submitted, by story. */
export async function findWaitingChanges(db: Db, authorId: string): Promise<Map<string, Date>> {
  const rows = await db
    .selectFrom("story_reviews as r")
    .innerJoin("stories as s", "s.id", "r.story_id")
    .where("s.author_id", "=", authorId)
    .where("r.outcome", "is", null)
    .where("r.changes", "is not", null)
    .select(["r.story_id", "r.submitted_at"])
    .execute();
  return new Map(rows.map(({ story_id, submitted_at }) => [story_id, submitted_at]));
}

export async function replaceChange(
  tx: Db,
  id: string,
  { changes, story_version }: Pick<PendingChange, "changes" | "story_version">,
): Promise<void> {
  await tx
    .updateTable("story_reviews")
    .set({ story_version, changes: JSON.stringify(changes), report: null })
    .where("id", "=", id)
    .execute();
}

/** The author has gone back to the published version. */
export async function clearChange(
  tx: Db,
  id: string,
  decision: Pick<Decision, "decided_by" | "decided_at">,
): Promise<void> {
  await tx
    .updateTable("story_reviews")
    .set({ ...decision, outcome: "withdrawn", changes: null })
    .where("id", "=", id)
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

const waiting = (db: Db) =>
  db
    .selectFrom("story_reviews as r")
    .innerJoin("stories as s", "s.id", "r.story_id")
    .where("r.outcome", "is", null)
    .where("s.status", "in", ["in_review", "published"]);

export async function countWaiting(db: Db): Promise<number> {
  const { total } = await waiting(db)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

export function findWaiting(db: Db) {
  return waiting(db)
    .select(["s.id", "r.submitted_at"])
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
