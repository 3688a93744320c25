import type { Db } from "../../../db/open.ts";
import { firstIdOf } from "../../../lib/ids.ts";
import { findSpent, type Spent } from "./repo.ts";

/** What turns since then took, by model. */
export async function spentSince(db: Db, since: Date): Promise<Map<string, Spent>> {
  return new Map((await findSpent(db, firstIdOf(since))).map((one) => [one.model, one]));
}
