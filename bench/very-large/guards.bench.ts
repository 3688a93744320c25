import { readFileSync } from "node:fs";
import { sql } from "kysely";
import type { Db } from "@katha/server/db/open";
import { printNumber } from "../number.ts";
import { openBenchDatabase } from "../server/bench-server.ts";
import { monthly, places } from "./tables.ts";

/**
 * What stands between the schema and tables that are split: unique indexes without the column that splits, and triggers.
 * Then runs what docs/guides/very-large.md says about months.
 */
interface Named {
  table: string;
  name: string;
}

interface UniqueIndex extends Named {
  columns: string[];
}

async function uniqueIndexes(db: Db): Promise<UniqueIndex[]> {
  const { rows } = await sql<UniqueIndex>`
    select t.relname as table, i.relname as name, array(
      select a.attname::text from unnest(x.indkey) as at join pg_attribute a
        on a.attrelid = x.indrelid and a.attnum = at) as columns
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
    where x.indisunique and t.relnamespace = current_schema()::regnamespace
    order by 1, 2`.execute(db);
  return rows;
}

async function triggers(db: Db): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select t.relname as table, g.tgname as name from pg_trigger g join pg_class t on t.oid = g.tgrelid
    where not g.tgisinternal order by 1, 2`.execute(db);
  return rows;
}

function printAll(label: string, all: readonly Named[]): void {
  printNumber(label, all.length, "");
  for (const { table, name } of all) console.log(`      ${table}: ${name}`);
}

function guideSql(): string {
  const guide = readFileSync(new URL("../../docs/guides/very-large.md", import.meta.url), "utf8");
  const block = /```sql\n(-- By month\.[\s\S]*?)```/.exec(guide)?.[1];
  if (block === undefined) throw new Error("The guide says nothing about months.");
  return block;
}

const database = await openBenchDatabase("postgres");
try {
  const { db } = database;
  const byAccount = ({ table }: Named) => places[table]?.by === "account";
  const keyOf = (table: string) => {
    const place = places[table];
    return place?.by === "account" ? place.key : null;
  };
  const indexes = await uniqueIndexes(db);
  printAll(
    "unique in tables split by account, without the account",
    indexes.filter((one) => byAccount(one) && !one.columns.includes(keyOf(one.table) ?? "")),
  );
  const all = await triggers(db);
  printAll("triggers of tables split by account", all.filter(byAccount));
  printAll(
    "triggers of tables copied to each machine",
    all.filter(({ table }) => places[table]?.by === "copy"),
  );
  printAll(
    "unique in tables that grow by the month, without the month",
    indexes.filter(({ table, columns }) => {
      const month = monthly[table];
      return month !== undefined && !columns.includes(month);
    }),
  );
  await sql.raw(guideSql()).execute(db);
  const { rows } = await sql<{ parts: number }>`
    select count(*)::integer as parts from pg_inherits
    join pg_class p on p.oid = inhparent where p.relkind = 'p'`.execute(db);
  printNumber("months made by the guide's SQL", rows[0]?.parts ?? 0, "");
} finally {
  await database.close();
}
