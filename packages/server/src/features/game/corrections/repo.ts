import { sql, type Insertable, type Selectable } from "kysely";
import type { Db } from "../../../db/open.ts";
import type { CorrectionsTable } from "../../../db/tables/game.ts";

export type CorrectionRow = Selectable<CorrectionsTable>;

const mostShown = 200;

export async function insertCorrection(
  db: Db,
  correction: Insertable<CorrectionsTable>,
): Promise<void> {
  await db.insertInto("corrections").values(correction).execute();
}

/** Whether the player already sent this correction: it comes again if its answer was lost. */
export async function isSent(
  db: Db,
  { story_id, sent_by, passage, proposed }: Insertable<CorrectionsTable>,
): Promise<boolean> {
  const same = await db
    .selectFrom("corrections")
    .select("id")
    .where("sent_by", "=", sent_by)
    .where("story_id", "=", story_id)
    .where("status", "=", "open")
    .where("passage", "=", passage)
    .where("proposed", "=", proposed)
    .executeTakeFirst();
  return same !== undefined;
}

export async function countOpenOf(db: Db, sentBy: string): Promise<number> {
  const { open } = await db
    .selectFrom("corrections")
    .where("sent_by", "=", sentBy)
    .where("status", "=", "open")
    .select(({ fn }) => fn.countAll<string>().as("open"))
    .executeTakeFirstOrThrow();
  return Number(open);
}

export function findCorrections(db: Db, storyId: string): Promise<CorrectionRow[]> {
  return db
    .selectFrom("corrections")
    .selectAll()
    .where("story_id", "=", storyId)
    .orderBy(sql`status <> 'open'`)
    .orderBy("created_at")
    .orderBy("id")
    .limit(mostShown)
    .execute();
}

export function setStatus(
  db: Db,
  { story_id, id, status, at }: Pick<CorrectionRow, "story_id" | "id" | "status"> & { at: Date },
): Promise<CorrectionRow | undefined> {
  return db
    .updateTable("corrections")
    .set({ status, settled_at: status === "open" ? null : at })
    .where("story_id", "=", story_id)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}

export function findSentBy(db: Db, userId: string) {
  return db
    .selectFrom("corrections")
    .select(["id", "story_id", "scene", "passage", "proposed", "note", "status", "created_at"])
    .where("sent_by", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export async function removeDecidedBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom("corrections").where("settled_at", "<", moment).execute();
}
