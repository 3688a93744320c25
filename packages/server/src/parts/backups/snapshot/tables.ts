import { sql } from "kysely";
import type { Db } from "../../../db/open.ts";

interface Column {
  name: string;
  type: string;
}
export type TableColumns = Record<string, Column[]>;

/** What migrations write themselves, and which servers run and what they did: true of the database that is left, not of its copy. */
const leftOut = ["schema_lock", "schema_migrations", "servers", "backup_runs", "database_sizes"];

/**
 * The tables whose rows are kept, with the columns that are not computed. Unlogged tables hold what a crash may lose, so
 * a backup may lose it too.
 */
export async function findTables(db: Db): Promise<TableColumns> {
  const { rows } = await sql<{ table: string; name: string; type: string }>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
      and c.relpersistence = 'p' and a.attgenerated = ''
      and not c.relname = any(${leftOut}::text[])
    order by c.relname, a.attnum`.execute(db);
  const tables: TableColumns = {};
  for (const { table, name, type } of rows) (tables[table] ??= []).push({ name, type });
  return tables;
}

/** About one megabyte is read at once, whatever the rows' size. */
const BATCH_BYTES = 2 ** 20;
const MOST_ROWS = 2_000;
const FIRST_ROWS = 20;

/** Rows, each a JSON array of its values as PostgreSQL writes them, in batches. Needs a transaction. */
export async function* readRows(
  tx: Db,
  table: string,
  columns: readonly Column[],
): AsyncGenerator<string[]> {
  const values = sql.join(columns.map(({ name }) => sql`${sql.ref(name)}::text`));
  await sql`declare rows_of_table no scroll cursor for
    select array_to_json(array[${values}])::text as line from ${sql.table(table)}`.execute(tx);
  let wanted = FIRST_ROWS;
  for (;;) {
    const { rows } = await sql<{ line: string }>`
      fetch ${sql.lit(wanted)} from rows_of_table`.execute(tx);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
    const bytes = rows.reduce((sum, { line }) => sum + line.length, 0);
    const fitting = Math.floor((BATCH_BYTES * rows.length) / Math.max(bytes, 1));
    // A batch of small rows may be followed by large ones.
    wanted = Math.max(1, Math.min(fitting, wanted * 4, MOST_ROWS));
  }
  await sql`close rows_of_table`.execute(tx);
}

/** So that every engine writes values the same way, whatever its settings. */
export async function writeValuesPlainly(tx: Db): Promise<void> {
  await sql`select set_config('datestyle', 'ISO, MDY', true),
    set_config('intervalstyle', 'postgres', true), set_config('bytea_output', 'hex', true),
    set_config('extra_float_digits', '1', true), set_config('timezone', 'UTC', true)`.execute(tx);
}
