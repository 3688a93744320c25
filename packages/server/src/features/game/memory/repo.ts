import type { Db } from "../../../db/open.ts";

export interface StoredCorrection {
  item: string;
  text: string;
}

export function findCorrectionsOf(db: Db, userId: string) {
  return db
    .selectFrom("memory_corrections as c")
    .innerJoin("game_sessions as g", "g.id", "c.session_id")
    .where("g.user_id", "=", userId)
    .select(["c.session_id", "c.item", "c.text", "c.corrected_at"])
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

/** A branch inherits its player's corrections. */
export async function copyCorrections(
  db: Db,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db
    .insertInto("memory_corrections")
    .columns(["session_id", "item", "text", "corrected_at"])
    .expression((query) =>
      query
        .selectFrom("memory_corrections")
        .select((row) => [row.val(to).as("session_id"), "item", "text", "corrected_at"])
        .where("session_id", "=", from),
    )
    .execute();
}
