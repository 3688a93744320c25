import { sql } from "kysely";
import { z } from "zod";
import type { Db } from "../../db/open.ts";
import { defineJob } from "../../jobs/kinds.ts";
import { findDatabaseSize } from "./repo.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const keptDays = 90;
/** Over a month, so that one busy day does not look like all of them. */
const overDays = 30;

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
const daysBefore = (moment: Date, days: number) => dayOf(new Date(moment.getTime() - days * dayMs));

/** One row a day, with the size at its last look. */
export const databaseSizeNoted = defineJob({
  name: "note-database-size",
  payload: z.object({}),
  everyMs: hourMs,
  run: async (_payload, { db, clock }) => {
    const now = clock.now();
    const bytes = await findDatabaseSize(db);
    if (bytes === null) return;
    await db
      .insertInto("database_sizes")
      .values({ day: dayOf(now), bytes })
      .onConflict((conflict) => conflict.column("day").doUpdateSet({ bytes }))
      .execute();
    await db.deleteFrom("database_sizes").where("day", "<", daysBefore(now, keptDays)).execute();
  },
});

/** Bytes a day, from the oldest row of the last month until now; undefined on the first day. */
export async function dailyGrowth(db: Db, bytes: number, now: Date): Promise<number | undefined> {
  const { rows } = await sql<{ bytes: number; days: number }>`
    select bytes, (${dayOf(now)}::date - day)::integer as days from database_sizes
    where day between ${daysBefore(now, overDays)}::date and ${daysBefore(now, 1)}::date
    order by day limit 1`.execute(db);
  const [oldest] = rows;
  return oldest && Math.max(0, Math.round((bytes - oldest.bytes) / oldest.days));
}
