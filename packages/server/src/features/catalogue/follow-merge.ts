import type { Db } from "../../db/open.ts";
import { moveEntries } from "./repo.ts";

/** Points the catalogue's entry at the category or tag that it was merged into. */
export async function followMerge(
  tx: Db,
  kind: "category" | "tag",
  merge: { from: string; into: string },
): Promise<void> {
  await moveEntries(tx, kind, merge);
}
