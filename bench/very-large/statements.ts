import { sql } from "kysely";
import type { Db } from "@katha/server/db/open";
import { printNumber } from "../number.ts";
import { readSchema } from "./schema.ts";
import { judge, type Judged, reaches } from "./shards.ts";

/** For PostgreSQL, so that it counts statements as they are sent: those of triggers run where their row is. */
export const countsStatements = {
  shared_preload_libraries: "pg_stat_statements",
  "pg_stat_statements.max": "50000",
  "pg_stat_statements.track": "top",
};

export interface Counted {
  text: string;
  calls: number;
}

export const startCounting = (db: Db) =>
  sql`create extension if not exists pg_stat_statements`.execute(db);

export const countAnew = (db: Db) => sql`select pg_stat_statements_reset()`.execute(db);

/** Those of all databases of the server, whoever sent them. */
export async function countedStatements(db: Db): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select query as text, sum(calls)::float8 as calls from pg_stat_statements
    where query !~ 'pg_stat_|data_directory' group by query`.execute(db);
  const calls = new Map<string, number>();
  for (const row of rows) {
    const text = withShortLists(row.text);
    calls.set(text, (calls.get(text) ?? 0) + row.calls);
  }
  return [...calls].map(([text, count]) => ({ text, calls: count }));
}

/** A list is the same statement, however long it is; one of one is not. */
const withShortLists = (text: string) =>
  text.replaceAll(/\bin \((?:\$\d+, )+\$\d+\)/g, "in ($1, $2)");

export interface JudgedStatement extends Counted, Judged {}

/** Only what reads and writes rows: the frames of transactions and changes of the schema run everywhere. */
const ofRows = /^\s*(?:\(\s*)?(?:select|insert|update|delete|with|merge|values)\b/i;

/** `unread` are those that could not be judged, each with the reason. */
export async function judgeAll(
  counted: readonly Counted[],
): Promise<{ judged: JudgedStatement[]; unread: string[] }> {
  const schema = await readSchema();
  const judged: JudgedStatement[] = [];
  const unread: string[] = [];
  for (const { text, calls } of counted.filter((one) => ofRows.test(one.text)))
    try {
      judged.push({ text, calls, ...judge(text, schema) });
    } catch (error) {
      unread.push(`${(error as Error).message} ${shortest(text)}`);
    }
  return { judged, unread };
}

/** How many statements there are of each kind, and how often they ran for each thousand of `per`. */
export function printReaches(
  judged: readonly JudgedStatement[],
  { per, unit }: { per: number; unit: string },
): void {
  for (const reach of reaches) {
    const those = judged.filter((one) => one.reach === reach);
    const calls = those.reduce((sum, one) => sum + one.calls, 0);
    printNumber(`${reach}: statements`, those.length, "");
    printNumber(`${reach}: calls`, (calls / per) * 1_000, `/ 1,000 ${unit}`);
  }
}

const shortest = (text: string) => text.replaceAll(/\s+/g, " ").trim().slice(0, 220);

/** Those that would ask every machine, the most frequent first. */
export function printWorst(
  judged: readonly JudgedStatement[],
  { per, most }: { per: number; most: number },
): void {
  for (const reach of ["all shards", "one row, not its account"] as const) {
    const those = judged
      .filter((one) => one.reach === reach)
      .toSorted((left, right) => right.calls - left.calls);
    console.log(`\n  ${reach}, calls for each thousand:`);
    for (const { calls, text } of those.slice(0, most))
      console.log(`  ${((calls / per) * 1_000).toFixed(1).padStart(8)}  ${shortest(text)}`);
    if (those.length > most) console.log(`  and ${those.length - most} more`);
  }
}
