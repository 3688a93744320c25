import type { Db } from "../../db/open.ts";
import { moveEntries } from "./repo.ts";

/** What the catalogue knows as one category or tag is from now on the one that it was merged into. */
export async function followMerge(
  tx: Db,
  kind: "category" | "tag",
  merge: { from: string; into: string },
): Promise<void> {
  await moveEntries(tx, kind, merge);
}
