import { findDatabaseSize } from "../repo.ts";
import { dailyGrowth } from "../database-sizes.ts";
import { finding, type Finding } from "../../../lib/finding.ts";
import type { FindingsNeeds } from "./needs.ts";

/** Time enough to make room. */
const soonDays = 30;

export async function findDatabase(needs: FindingsNeeds): Promise<Finding[]> {
  const { db, clock } = needs;
  const size = await findDatabaseSize(db);
  if (size === null) throw new Error("The database does not tell its size.");
  const growth = await dailyGrowth(db, size, clock.now());
  if (growth === undefined) return [finding("well", "database_new", { size_bytes: size })];
  const values = { size_bytes: size, growth_bytes: growth };
  const days = await daysUntilFull(needs, growth);
  return days < soonDays
    ? [finding("look", "database_fills", { ...values, count: Math.floor(days) })]
    : [finding("well", "database", values)];
}

/** Of the embedded database; where a server's disk ends, nobody here knows. */
async function daysUntilFull({ host }: FindingsNeeds, growth: number): Promise<number> {
  if (host.database !== "pglite" || growth <= 0) return Number.POSITIVE_INFINITY;
  const disk = await host.disk().catch(() => undefined);
  return disk === undefined ? Number.POSITIVE_INFINITY : disk.free / growth;
}
