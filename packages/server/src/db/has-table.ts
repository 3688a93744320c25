import { sql } from "kysely";
import type { Db } from "./handle.ts";

/** Of the schema in use, or of another. */
export async function hasTable(db: Db, table: string, schema?: string): Promise<boolean> {
  const name = schema === undefined ? table : `"${schema}"."${table}"`;
  const { rows } = await sql<{ is_there: boolean }>`
    select to_regclass(${name}) is not null as is_there`.execute(db);
  return rows[0]?.is_there ?? false;
}
