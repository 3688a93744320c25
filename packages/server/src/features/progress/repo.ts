import { sql, type Selectable } from "kysely";
import type { Db } from "../../db/open.ts";
import type { CompletedTasksTable, ProgressEventsTable } from "../../db/tables/engagement.ts";
import type { EventKind } from "./events.ts";

export type EventRow = Selectable<ProgressEventsTable>;
export type CompletedTask = Selectable<CompletedTasksTable>;

/** Returns how many were new. */
export async function addEvents(db: Db, events: readonly EventRow[]): Promise<number> {
  const added = await db
    .insertInto("progress_events")
    .values([...events])
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .execute();
  return added.length;
}

export function removeEvent(
  db: Db,
  { userId, kind, occasion }: { userId: string; kind: string; occasion: string },
): Promise<EventRow | undefined> {
  return db
    .deleteFrom("progress_events")
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .where("occasion", "=", occasion)
    .returningAll()
    .executeTakeFirst();
}

/** Counts of each kind of event, in total and on the day. */
export function countEvents(db: Db, userId: string, day: string) {
  const onDay = sql`filter (where local_day = ${day}::date)`;
  return db
    .selectFrom("progress_events")
    .where("user_id", "=", userId)
    .groupBy("kind")
    .select([
      "kind",
      sql<number>`count(*)`.as("events"),
      sql<number>`count(distinct story_id)`.as("stories"),
      sql<number>`count(*) ${onDay}`.as("events_of_day"),
      sql<number>`count(distinct story_id) ${onDay}`.as("stories_of_day"),
    ])
    .execute();
}

export type EventCount = Awaited<ReturnType<typeof countEvents>>[number];

/** On how many days there was an event of any of these kinds. */
export async function countDays(
  db: Db,
  userId: string,
  kinds: readonly EventKind[],
): Promise<number> {
  const { days } = await db
    .selectFrom("progress_events")
    .where("user_id", "=", userId)
    .where("kind", "in", kinds)
    .select(sql<number>`count(distinct local_day)`.as("days"))
    .executeTakeFirstOrThrow();
  return days;
}

/** Includes completions that were taken back, which are not paid again. */
export function findCompleted(
  db: Db,
  userId: string,
  periods: readonly string[],
): Promise<CompletedTask[]> {
  return db
    .selectFrom("completed_tasks")
    .selectAll()
    .where("user_id", "=", userId)
    .where("period", "in", periods)
    .execute();
}

export function findAllEvents(db: Db, userId: string) {
  return db
    .selectFrom("progress_events")
    .select(["kind", "occasion", "story_id", "local_day", "happened_at"])
    .where("user_id", "=", userId)
    .orderBy("happened_at")
    .orderBy("id")
    .execute();
}

export function findAllCompleted(db: Db, userId: string) {
  return db
    .selectFrom("completed_tasks")
    .select(["task_id", "period", "stars", "completed_at", "taken_back_at"])
    .where("user_id", "=", userId)
    .orderBy("completed_at")
    .orderBy("id")
    .execute();
}

export async function sumStars(db: Db, userId: string): Promise<number> {
  const { stars } = await db
    .selectFrom("completed_tasks")
    .where("user_id", "=", userId)
    .where("taken_back_at", "is", null)
    .select(sql<number>`coalesce(sum(stars), 0)`.as("stars"))
    .executeTakeFirstOrThrow();
  return stars;
}

export async function addCompleted(db: Db, task: Omit<CompletedTask, "taken_back_at">) {
  await db.insertInto("completed_tasks").values(task).execute();
}

export async function setTakenBack(db: Db, id: string, at: Date | null): Promise<void> {
  await db.updateTable("completed_tasks").set({ taken_back_at: at }).where("id", "=", id).execute();
}
