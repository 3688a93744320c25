import { sql } from "kysely";
import type { Db } from "../../../db/open.ts";
import type { OwnWordingsTable, PartMarksTable } from "../../../db/tables/game.ts";

type PartMarkRow = Omit<PartMarksTable, "session_id">;

export function findMarks(db: Db, sessionId: string): Promise<PartMarkRow[]> {
  return db
    .selectFrom("part_marks")
    .select(["part", "is_bookmarked", "name", "note", "marked_at"])
    .where("session_id", "=", sessionId)
    .execute();
}

export async function writeMark(db: Db, mark: PartMarksTable): Promise<void> {
  const { is_bookmarked, name, note } = mark;
  await db
    .insertInto("part_marks")
    .values(mark)
    // It keeps the moment at which it was first set.
    .onConflict((conflict) =>
      conflict.columns(["session_id", "part"]).doUpdateSet({ is_bookmarked, name, note }),
    )
    .execute();
}

export async function removeMark(db: Db, sessionId: string, part: string): Promise<void> {
  await db
    .deleteFrom("part_marks")
    .where("session_id", "=", sessionId)
    .where("part", "=", part)
    .execute();
}

/** How many marks there are on other parts. */
export async function countOtherMarks(db: Db, sessionId: string, part: string): Promise<number> {
  const { count } = await db
    .selectFrom("part_marks")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("session_id", "=", sessionId)
    .where("part", "<>", part)
    .executeTakeFirstOrThrow();
  return count;
}

export function findWordings(db: Db, sessionId: string) {
  return db
    .selectFrom("own_wordings")
    .select(["telling", "text", "worded_at"])
    .where("session_id", "=", sessionId)
    .execute();
}

export async function writeWording(db: Db, wording: OwnWordingsTable): Promise<void> {
  const { text, worded_at } = wording;
  await db
    .insertInto("own_wordings")
    .values(wording)
    .onConflict((conflict) => conflict.column("telling").doUpdateSet({ text, worded_at }))
    .execute();
}

export async function removeWording(db: Db, telling: string): Promise<void> {
  await db.deleteFrom("own_wordings").where("telling", "=", telling).execute();
}

/** How many other tellings are worded. */
export async function countOtherWordings(
  db: Db,
  sessionId: string,
  telling: string,
): Promise<number> {
  const { count } = await db
    .selectFrom("own_wordings")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("session_id", "=", sessionId)
    .where("telling", "<>", telling)
    .executeTakeFirstOrThrow();
  return count;
}

/** More than the beginning of a part takes, with its blanks. */
const beginning = sql.lit(400);

/** Each mark with the telling of its part that stands, or else the newest. */
export function findMarkedParts(db: Db, sessionId: string) {
  return db
    .selectFrom("part_marks as m")
    .innerJoin("game_sessions as g", "g.id", "m.session_id")
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom("turns as v")
          .leftJoin("turns as p", "p.id", "v.parent")
          .leftJoin("own_wordings as w", "w.telling", "v.id")
          .whereRef("v.session_id", "=", "m.session_id")
          .where((where) =>
            where.or([
              where("v.id", "=", where.ref("m.part")),
              where.and([
                where("v.retry_of", "=", where.ref("m.part")),
                where("v.retry_of", "<>", where.ref("v.id")),
              ]),
            ]),
          )
          .where("v.status", "=", "settled")
          .select([
            "v.id",
            "v.number",
            "v.action",
            sql<boolean>`v.is_standing and (v.action <> 'show' or v.parent is null
              or coalesce(p.is_standing, false))`.as("stands"),
            sql<string>`left(coalesce(w.text, v.setup, v.narrative, v.fallback_description,
              v.picture ->> 'alt', ''), ${beginning})`.as("told"),
          ])
          .orderBy("stands", "desc")
          .orderBy("v.number", "desc")
          .limit(1)
          .as("t"),
      (join) => join.onTrue(),
    )
    .leftJoin("own_wordings as o", "o.telling", "g.id")
    .where("m.session_id", "=", sessionId)
    .select([
      "m.part",
      "m.is_bookmarked",
      "m.name",
      "m.note",
      "m.marked_at",
      "t.id as turn",
      "t.stands",
      "t.told",
      sql<string>`left(coalesce(o.text, g.opening ->> 'text'), ${beginning})`.as("opening"),
    ])
    .orderBy(sql`coalesce(t.number, 0)`)
    .execute();
}

export function findMarksOf(db: Db, userId: string) {
  return db
    .selectFrom("part_marks as m")
    .innerJoin("game_sessions as g", "g.id", "m.session_id")
    .where("g.user_id", "=", userId)
    .select(["m.session_id", "m.part", "m.is_bookmarked", "m.name", "m.note", "m.marked_at"])
    .orderBy("m.marked_at")
    .orderBy("m.session_id")
    .orderBy("m.part")
    .execute();
}

export function findWordingsOf(db: Db, userId: string) {
  return db
    .selectFrom("own_wordings as w")
    .innerJoin("game_sessions as g", "g.id", "w.session_id")
    .where("g.user_id", "=", userId)
    .select(["w.session_id", "w.telling", "w.text", "w.worded_at"])
    .orderBy("w.worded_at")
    .orderBy("w.telling")
    .execute();
}
