import { sql } from "kysely";
import type { Db } from "./handle.ts";

/** Of the schema in use. */
export async function hasTable(db: Db, table: string): Promise<boolean> {
  const { rows } = await sql<{ is_there: boolean }>`
    select to_regclass(${table}) is not null as is_there`.execute(db);
  return rows[0]?.is_there ?? false;
}
