import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type { Db } from "@katha/server/db/open";

/** Linux counts time in hundredths of a second, whatever the machine. */
const ticksPerSecond = 100;

/** The seconds of processor of a process and of its children that ended. */
async function secondsOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // The name may hold spaces; what follows it does not.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return ticks / ticksPerSecond;
}

export async function processorSeconds(pids: readonly number[]): Promise<number> {
  const seconds = await Promise.all(pids.map(secondsOf));
  return seconds.reduce((sum, one) => sum + one, 0);
}

/** The postmaster and all that it started. */
export async function processesOfPostgres(db: Db): Promise<number[]> {
  const { rows } = await sql<{ folder: string }>`
    select current_setting('data_directory') as folder`.execute(db);
  const lines = await readFile(join(rows[0]?.folder ?? "", "postmaster.pid"), "utf8");
  const postmaster = Number(lines.split("\n")[0]);
  const children = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, "utf8");
  return [postmaster, ...children.trim().split(" ").filter(Boolean).map(Number)];
}

export interface TableUse {
  table: string;
  inserted: number;
  updated: number;
  deleted: number;
  bytes: number;
}

/** Rows since the counts were reset, and the bytes of each table with its indexes now. */
export async function tableUse(db: Db): Promise<TableUse[]> {
  const { rows } = await sql<TableUse>`
    select relname as table, n_tup_ins::float8 as inserted, n_tup_upd::float8 as updated,
      n_tup_del::float8 as deleted, pg_total_relation_size(relid)::float8 as bytes
    from pg_stat_user_tables order by relname`.execute(db);
  return rows;
}

/** Bytes of PostgreSQL's log so far, and how many whole pages are in it. */
export async function logUse(db: Db): Promise<{ bytes: number; pages: number }> {
  const { rows } = await sql<{ bytes: number; pages: number }>`
    select wal_bytes::float8 as bytes, wal_fpi::float8 as pages from pg_stat_wal`.execute(db);
  return rows[0] ?? { bytes: 0, pages: 0 };
}
