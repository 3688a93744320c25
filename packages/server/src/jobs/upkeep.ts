import { sql } from "kysely";
import { z } from "zod";
import { defineJob, type JobKind } from "./kinds.ts";

const nothing = z.object({});
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Does the work of PostgreSQL's background processes, which the embedded engine lacks. */
export const embeddedUpkeep: readonly JobKind[] = [
  defineJob({
    name: "checkpoint",
    payload: nothing,
    everyMs: 5 * MINUTE,
    run: async (_payload, { db }) => {
      await sql`checkpoint`.execute(db);
    },
  }),
  defineJob({
    name: "vacuum",
    payload: nothing,
    everyMs: 5 * MINUTE,
    run: async (_payload, { db, log, signal }) => {
      // Otherwise this session's statistics may be a minute old.
      await sql`select pg_stat_force_next_flush()`.execute(db);
      const { rows } = await sql<{ name: string }>`
        select quote_ident(relname) as name from pg_stat_user_tables
        where n_dead_tup > 50 + 0.2 * n_live_tup
           or n_ins_since_vacuum > 1000 + 0.2 * n_live_tup
           or n_mod_since_analyze > 50 + 0.1 * n_live_tup`.execute(db);
      // Table by table, with pauses to let requests through: there is only one connection.
      for (const { name } of rows) {
        signal.throwIfAborted();
        await sql`vacuum (analyze) ${sql.raw(name)}`.execute(db);
        log.debug({ table: name }, "Vacuumed a table");
      }
    },
  }),
];

const KEEP_DONE_JOBS_MS = 7 * DAY;

export const jobsSweep = defineJob({
  name: "sweep-done-jobs",
  payload: nothing,
  everyMs: DAY,
  run: async (_payload, { db, clock }) => {
    const before = new Date(clock.now().getTime() - KEEP_DONE_JOBS_MS);
    await db
      .deleteFrom("jobs")
      .where(sql<Date>`coalesce(finished_at, given_up_at)`, "<", before)
      .execute();
  },
});
