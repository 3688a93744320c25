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

export async function hasEvent(
  db: Db,
  { userId, kind, occasion }: { userId: string; kind: EventKind; occasion: string },
): Promise<boolean> {
  const event = await db
    .selectFrom("progress_events")
    .select("id")
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .where("occasion", "=", occasion)
    .executeTakeFirst();
  return event !== undefined;
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

/** What was counted of a player, for ever and on one day. */
export interface Counted {
  events: Partial<Record<EventKind, { ever: number; onDay: number }>>;
  /** The distinct stories among events of these kinds, and the most events of one story. */
  stories: Partial<Record<EventKind, { distinct: number; most: number }>>;
  /** The distinct languages of the stories among events of these kinds. */
  languages: Partial<Record<EventKind, number>>;
  /** On how many days there was an event of any of the kinds asked about. */
  days: number;
  stars: number;
  /** Includes completions that were taken back, which are not paid again. */
  completed: (Pick<CompletedTask, "id" | "task_id" | "period"> & { is_taken_back: boolean })[];
}

interface Counting {
  ever: string;
  day: string;
  daysOf: readonly EventKind[];
  storiesOf: readonly EventKind[];
  languagesOf: readonly EventKind[];
}

const listed = (kinds: readonly string[]) => sql.join(kinds.map((kind) => sql.val(kind)));

/** Events are counted as they come, by a trigger; only what is few is counted here. */
export async function findCounted(
  db: Db,
  userId: string,
  { ever, day, daysOf, storiesOf, languagesOf }: Counting,
): Promise<Counted> {
  const found = await sql<Counted>`select
      (select coalesce(json_object_agg(kind, json_build_object('ever', ever, 'onDay', on_day)), '{}')
        from (select kind,
            coalesce(sum(events) filter (where period = ${ever}), 0) as ever,
            coalesce(sum(events) filter (where period = ${day}), 0) as on_day
          from progress_counts
          where user_id = ${userId} and period in (${ever}, ${day}) group by kind) kinds) as events,
      (select coalesce(json_object_agg(kind, json_build_object('distinct', stories, 'most', most)), '{}')
        from (select kind, count(*) as stories, max(events) as most
          from (select kind, count(*) as events from progress_events
            where user_id = ${userId} and kind in (${listed(storiesOf)}) and story_id is not null
            group by kind, story_id) of_story
          group by kind) kinds) as stories,
      (select coalesce(json_object_agg(kind, languages), '{}')
        from (select e.kind, count(distinct s.language) as languages
          from progress_events e join stories s on s.id = e.story_id
          where e.user_id = ${userId} and e.kind in (${listed(languagesOf)}) group by e.kind) kinds) as languages,
      (select count(distinct period) from progress_counts
        where user_id = ${userId} and kind in (${listed(daysOf)}) and period <> ${ever} and events > 0) as days,
      (select coalesce(sum(stars), 0) from completed_tasks
        where user_id = ${userId} and taken_back_at is null) as stars,
      (select coalesce(json_agg(json_build_object(
            'id', id, 'task_id', task_id, 'period', period,
            'is_taken_back', taken_back_at is not null)), '[]')
        from completed_tasks where user_id = ${userId} and period in (${ever}, ${day})) as completed`.execute(
    db,
  );
  const [counted] = found.rows;
  if (counted === undefined) throw new Error("A query without conditions gave no row.");
  return counted;
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

export async function addCompleted(db: Db, task: Omit<CompletedTask, "taken_back_at">) {
  await db.insertInto("completed_tasks").values(task).execute();
}

export async function setTakenBack(db: Db, id: string, at: Date | null): Promise<void> {
  await db.updateTable("completed_tasks").set({ taken_back_at: at }).where("id", "=", id).execute();
}
