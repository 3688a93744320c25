import { sql, type SelectQueryBuilder } from "kysely";
import { pageOf, readCursor } from "../lib/cursor.ts";

/** A page of a query's rows, the newest first by the time and id of one of its tables. */
export async function newestFirst<
  Db,
  From extends keyof Db,
  Row extends { id: string; created_at: Date },
>(
  query: SelectQueryBuilder<Db, From, Row>,
  table: From & string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ rows: Row[]; next_cursor: string | null }> {
  const after = readCursor(cursor);
  const at = sql.ref(`${table}.created_at`);
  const id = sql.ref(`${table}.id`);
  const found = await query
    .$if(after !== undefined, (all) =>
      all.where(sql<boolean>`(${at}, ${id}) < (${after?.at}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy(at, "desc")
    .orderBy(id, "desc")
    .limit(limit + 1)
    .execute();
  return pageOf(found as Row[], limit, ({ created_at }) => created_at);
}
