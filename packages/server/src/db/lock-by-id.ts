import type { Db } from "./handle.ts";

/** Locks rows against deletion, always in one order; returns the ids of those that are there. */
export async function lockById(
  tx: Db,
  table: "categories" | "tags",
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const query = tx.selectFrom(table).where("id", "in", ids).select("id").orderBy("id");
  return (await query.forKeyShare().execute()).map(({ id }) => id);
}
