import { sql } from "kysely";
import type { Db } from "../../db/open.ts";

/** Refusals may count attempts. */
const mayGrow = new Set(["tries"]);

/** Returns a function that reads all row counts as text, to see that a refused request changed nothing. */
export async function rowCounter(db: Db): Promise<() => Promise<string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
    order by table_name`.execute(db);
  const counts = rows
    .filter(({ name }) => !mayGrow.has(name))
    .map(
      ({ name }) => sql`select ${sql.lit(name)} || ' ' || count(*) as one from ${sql.table(name)}`,
    );
  const all = sql<{ counts: string }>`
    select string_agg(one, ', ') as counts from (${sql.join(counts, sql` union all `)}) as counted`;
  // Writing takes a transaction id; without a new one, nothing was written.
  const taken = sql<{
    number: string;
  }>`select pg_snapshot_xmax(pg_current_snapshot())::text as number`;
  let known = { number: "", counts: "" };
  return async () => {
    const number = (await taken.execute(db)).rows[0]?.number ?? "";
    if (number !== known.number)
      known = { number, counts: (await all.execute(db)).rows[0]?.counts ?? "" };
    return known.counts;
  };
}
