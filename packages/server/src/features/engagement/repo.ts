import { sql, type Selectable } from "kysely";
import type { Db } from "../../db/open.ts";
import type {
  StoryEventsTable,
  StoryMarksTable,
  StoryStatsTable,
} from "../../db/tables/engagement.ts";
import type { Cursor } from "../../lib/cursor.ts";
import { warmthAfter, type WarmthChange } from "./warmth.ts";

export type EventKind = StoryEventsTable["kind"];
export type StoryEvent = Selectable<StoryEventsTable>;

export function findOwner(db: Db, storyId: string) {
  return db
    .selectFrom("stories")
    .where("id", "=", storyId)
    .where("deleted_at", "is", null)
    .select(["status", "author_id"])
    .executeTakeFirst();
}

export const marks = {
  like: { table: "story_likes", total: "likes_total" },
  bookmark: { table: "story_bookmarks", total: "bookmarks_total" },
} as const;
export type Mark = keyof typeof marks;

interface Marked {
  storyId: string;
  userId: string;
}

/** Returns when the removed mark had been set; undefined if there was none. */
export async function removeMark(db: Db, mark: Mark, { storyId, userId }: Marked) {
  const removed = await db
    .deleteFrom(marks[mark].table)
    .where("story_id", "=", storyId)
    .where("user_id", "=", userId)
    .returning("created_at")
    .executeTakeFirst();
  return removed?.created_at;
}

export async function addMark(db: Db, mark: Mark, { storyId, userId }: Marked, at: Date) {
  await db
    .insertInto(marks[mark].table)
    .values({ story_id: storyId, user_id: userId, created_at: at })
    .execute();
}

type Count = Exclude<keyof StoryStatsTable, "story_id" | "warmth">;

export interface Counted {
  counts: Partial<Record<Count, number>>;
  warmed?: WarmthChange | undefined;
}

/**
 * Changes a story's counts. Other changes to them wait until this transaction ends, so this must be its last statement,
 * after the player's wallet.
 */
export async function countLast(
  db: Db,
  storyId: string,
  { counts, warmed }: Counted,
): Promise<Omit<Selectable<StoryStatsTable>, "warmth">> {
  const changes = Object.entries(counts).map(([column, by]) => [
    column,
    sql`${sql.ref(column)} + ${by}`,
  ]);
  return db
    .updateTable("story_stats")
    .set(Object.fromEntries(changes) as object)
    .$if(warmed !== undefined, (query) =>
      query.set({ warmth: warmthAfter(warmed as WarmthChange) }),
    )
    .where("story_id", "=", storyId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Whether the reader has a session of the story. */
export async function hasBegun(db: Db, { storyId, userId }: Marked): Promise<boolean> {
  const row = await db
    .selectFrom("game_sessions")
    .where("story_id", "=", storyId)
    .where("user_id", "=", userId)
    .select("id")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findRating(db: Db, { storyId, userId }: Marked): Promise<number | undefined> {
  const row = await db
    .selectFrom("story_ratings")
    .where("story_id", "=", storyId)
    .where("user_id", "=", userId)
    .select("rating")
    .executeTakeFirst();
  return row?.rating;
}

export async function writeRating(
  db: Db,
  { storyId, userId, rating, at }: Marked & { rating: number; at: Date },
): Promise<void> {
  const row = { story_id: storyId, user_id: userId, rating, created_at: at, updated_at: at };
  await db
    .insertInto("story_ratings")
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(["story_id", "user_id"]).doUpdateSet({ rating, updated_at: at }),
    )
    .execute();
}

/** The player's latest event of this kind with the story. */
export function findLastEvent(
  db: Db,
  kind: EventKind,
  { storyId, userId }: Marked,
  onlyWarm = false,
): Promise<StoryEvent | undefined> {
  return db
    .selectFrom("story_events")
    .selectAll()
    .where("story_id", "=", storyId)
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .$if(onlyWarm, (query) => query.where("is_warm", "=", true))
    .orderBy("happened_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Whether the session counted as a play when it began. */
export async function hasPlay(db: Db, sessionId: string): Promise<boolean> {
  const play = await db
    .selectFrom("story_events")
    .select("session_id")
    .where("kind", "=", "play")
    .where("session_id", "=", sessionId)
    .executeTakeFirst();
  return play !== undefined;
}

/** False if the session already had it. */
export async function addEvent(db: Db, event: StoryEvent): Promise<boolean> {
  const added = await db
    .insertInto("story_events")
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .returning("session_id")
    .executeTakeFirst();
  return added !== undefined;
}

export function removeEvent(
  db: Db,
  kind: EventKind,
  sessionId: string,
): Promise<StoryEvent | undefined> {
  return db
    .deleteFrom("story_events")
    .where("kind", "=", kind)
    .where("session_id", "=", sessionId)
    .returningAll()
    .executeTakeFirst();
}

/** Which of the stories the user has marked. */
export async function findMarked(
  db: Db,
  mark: Mark,
  userId: string,
  storyIds: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom(marks[mark].table)
    .where("user_id", "=", userId)
    .where("story_id", "in", storyIds)
    .select("story_id")
    .execute();
  return new Set(rows.map(({ story_id }) => story_id));
}

/** The user's marks of stories that are not deleted, latest first. */
export function findMarkedPage(
  db: Db,
  mark: Mark,
  { userId, after, limit }: { userId: string; after: Cursor | undefined; limit: number },
) {
  return db
    .selectFrom(sql<Selectable<StoryMarksTable>>`${sql.table(marks[mark].table)}`.as("m"))
    .innerJoin("stories as s", "s.id", "m.story_id")
    .where("m.user_id", "=", userId)
    .where("s.deleted_at", "is", null)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(m.created_at, m.story_id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .select(["s.id", "s.status", "s.author_id", "m.created_at as marked_at"])
    .orderBy("m.created_at", "desc")
    .orderBy("m.story_id", "desc")
    .limit(limit)
    .execute();
}

/** False if this visitor has already shared the story today. */
export async function addShare(
  db: Db,
  { storyId, visitor, at }: { storyId: string; visitor: string; at: Date },
): Promise<boolean> {
  const added = await db
    .insertInto("story_shares")
    .values({ story_id: storyId, visitor, shared_on: at.toISOString().slice(0, 10) })
    .onConflict((conflict) => conflict.doNothing())
    .returning("visitor")
    .executeTakeFirst();
  return added !== undefined;
}

export async function forgetShares(db: Db, before: Date): Promise<void> {
  const day = before.toISOString().slice(0, 10);
  await db.deleteFrom("story_shares").where("shared_on", "<", day).execute();
}

/** Players other than `but` who finished a play that counted, with confirmed emails. */
export async function findFinishers(
  db: Db,
  { storyId, but, most }: { storyId: string; but: string; most: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom("story_events as finished")
    .innerJoin("users as u", "u.id", "finished.user_id")
    .where("finished.story_id", "=", storyId)
    .where("finished.kind", "=", "completion")
    .where("u.id", "<>", but)
    .where("u.is_verified", "=", true)
    .where((query) =>
      query.exists(
        query
          .selectFrom("story_events as began")
          .select("began.session_id")
          .where("began.kind", "=", "play")
          .whereRef("began.session_id", "=", "finished.session_id"),
      ),
    )
    .select("u.id")
    .distinct()
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
