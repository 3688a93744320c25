import type { Db } from "../../../db/open.ts";

interface StoredCorrection {
  item: string;
  text: string;
}

export function findCorrectionsOf(db: Db, userId: string) {
  return db
    .selectFrom("memory_corrections as c")
    .innerJoin("game_sessions as g", "g.id", "c.session_id")
    .where("g.user_id", "=", userId)
    .select(["c.session_id", "c.item", "c.text", "c.is_noted", "c.is_pinned", "c.corrected_at"])
    .orderBy("c.corrected_at")
    .orderBy("c.session_id")
    .orderBy("c.item")
    .execute();
}

/** A later correction replaces the earlier one. */
export async function writeCorrection(
  db: Db,
  sessionId: string,
  { item, text, at }: StoredCorrection & { at: Date },
): Promise<void> {
  const said = { text, corrected_at: at };
  await db
    .insertInto("memory_corrections")
    .values({ session_id: sessionId, item, ...said })
    .onConflict((conflict) => conflict.columns(["session_id", "item"]).doUpdateSet(said))
    .execute();
}

export function findCorrections(db: Db, sessionId: string) {
  return db
    .selectFrom("memory_corrections")
    .where("session_id", "=", sessionId)
    .select(["item", "text", "is_noted", "is_pinned"])
    .orderBy("item")
    .execute();
}

/** In the place of those that were taken away again. */
export async function insertNote(
  db: Db,
  sessionId: string,
  { item, text, at }: StoredCorrection & { at: Date },
): Promise<void> {
  await db
    .deleteFrom("memory_corrections")
    .where("session_id", "=", sessionId)
    .where("is_noted", "=", true)
    .where("text", "=", "")
    .execute();
  await db
    .insertInto("memory_corrections")
    .values({ session_id: sessionId, item, text, is_noted: true, corrected_at: at })
    .execute();
}

export async function writePin(
  db: Db,
  sessionId: string,
  { item, is_pinned, at }: { item: string; is_pinned: boolean; at: Date },
): Promise<void> {
  await db
    .insertInto("memory_corrections")
    .values({ session_id: sessionId, item, text: null, is_pinned, corrected_at: at })
    .onConflict((conflict) => conflict.columns(["session_id", "item"]).doUpdateSet({ is_pinned }))
    .execute();
}

/** A branch inherits its player's corrections. */
export async function copyCorrections(
  db: Db,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db
    .insertInto("memory_corrections")
    .columns(["session_id", "item", "text", "is_noted", "is_pinned", "corrected_at"])
    .expression((query) =>
      query
        .selectFrom("memory_corrections")
        .select((row) => [
          row.val(to).as("session_id"),
          "item",
          "text",
          "is_noted",
          "is_pinned",
          "corrected_at",
        ])
        .where("session_id", "=", from),
    )
    .execute();
}
