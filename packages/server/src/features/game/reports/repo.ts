import type { Insertable, Selectable } from "kysely";
import type { Db } from "../../../db/open.ts";
import type { PassageReportsTable } from "../../../db/tables.ts";

export type ReportRow = Selectable<PassageReportsTable>;

/** A passage that was reported before stays as it was reported first. */
export async function insertReport(db: Db, report: Insertable<PassageReportsTable>): Promise<void> {
  await db
    .insertInto("passage_reports")
    .values(report)
    .onConflict((conflict) => conflict.column("turn_id").doNothing())
    .execute();
}

const mostShown = 200;

export function findReports(db: Db, status: ReportRow["status"]): Promise<ReportRow[]> {
  return db
    .selectFrom("passage_reports")
    .selectAll()
    .where("status", "=", status)
    .orderBy("created_at")
    .orderBy("id")
    .limit(mostShown)
    .execute();
}

export function lockReport(tx: Db, id: string): Promise<ReportRow | undefined> {
  return tx
    .selectFrom("passage_reports")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export async function setStatus(tx: Db, id: string, status: ReportRow["status"]): Promise<void> {
  await tx.updateTable("passage_reports").set({ status }).where("id", "=", id).execute();
}
