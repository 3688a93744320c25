import { sql } from "kysely";
import type { AppliedMigration, Migration } from "../../db/migrate.ts";
import type { Db } from "../../db/open.ts";

/** What a person is told before their database is changed, a line for each change. */
export async function changesInWords(db: Db, pending: readonly Migration[]): Promise<string[]> {
  const rows = await rowsOfTables(db);
  return pending.map((migration) => {
    const touched = tablesIn(migration.sql).flatMap((table) => {
      const count = rows.get(table);
      if (count === undefined) return [];
      return [count < 0 ? table : `${table} (about ${count} rows)`];
    });
    const what = touched.length === 0 ? "" : ` Changes ${touched.join(", ")}.`;
    return `  ${migration.name}: ${summaryOf(migration)}${what}`;
  });
}

const LONGEST = 160;

/** The first sentence of the comment that a migration begins with. */
function summaryOf({ name, sql: text }: Pick<Migration, "name" | "sql">): string {
  const [comment = ""] = /^(?:--.*\n)+/.exec(text) ?? [];
  const words = comment
    .replaceAll(/\n?-- ?/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  const [sentence = ""] = words.split(/(?<=\.) /);
  if (sentence === "") return `${name.slice(5).replaceAll("_", " ")}.`;
  return sentence.length > LONGEST ? `${sentence.slice(0, LONGEST - 1)}…` : sentence;
}

/** Tables whose rows or columns a migration changes, those among them that it makes itself included. */
function tablesIn(text: string): string[] {
  const found = text.matchAll(/^ *(?:alter table|update|delete from|insert into) (\w+)/gim);
  return [...new Set([...found].map(([, table = ""]) => table))];
}

/** As PostgreSQL estimates it, which costs nothing; -1 where it has not looked yet. */
async function rowsOfTables(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; count: number }>`
    select relname as name, reltuples::bigint as count from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace`.execute(db);
  return new Map(rows.map(({ name, count }) => [name, count]));
}

export const newestOf = (migrations: readonly AppliedMigration[]): string =>
  migrations.at(-1)?.name ?? "none";
