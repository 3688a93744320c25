import type { Insertable, Selectable } from "kysely";
import type { Db } from "../../../db/open.ts";
import type { PassageReportsTable } from "../../../db/tables/game.ts";

export type ReportRow = Selectable<PassageReportsTable> & {
  story_title: string;
  said: string | null;
};

/** A repeated report does not replace the first one. */
export async function insertReport(db: Db, report: Insertable<PassageReportsTable>): Promise<void> {
  await db
    .insertInto("passage_reports")
    .values(report)
    .onConflict((conflict) => conflict.column("turn_id").doNothing())
    .execute();
}

export function findReportedBy(db: Db, userId: string) {
  return db
    .selectFrom("passage_reports")
    .select(["id", "story_id", "turn_id", "reason", "note", "passage", "status", "created_at"])
    .where("reported_by", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

const mostShown = 200;

/** The player's own words are not copied; they are deleted with the session. */
const withContext = (db: Db) =>
  db
    .selectFrom("passage_reports as r")
    .innerJoin("stories as s", "s.id", "r.story_id")
    .leftJoin("turns as t", "t.id", "r.turn_id")
    .selectAll("r")
    .select("s.title as story_title")
    .select(({ fn }) => fn.coalesce("t.user_input", "t.selected_choice").as("said"));

export function findReports(db: Db, status: ReportRow["status"]): Promise<ReportRow[]> {
  return withContext(db)
    .where("r.status", "=", status)
    .orderBy("r.created_at")
    .orderBy("r.id")
    .limit(mostShown)
    .execute();
}

export async function countOpenReports(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom("passage_reports")
    .where("status", "=", "open")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

export function lockReport(tx: Db, id: string): Promise<ReportRow | undefined> {
  return withContext(tx).where("r.id", "=", id).forUpdate("r").executeTakeFirst();
}

export async function setStatus(tx: Db, id: string, status: ReportRow["status"]): Promise<void> {
  await tx.updateTable("passage_reports").set({ status }).where("id", "=", id).execute();
}
