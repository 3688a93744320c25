import { sql } from "kysely";
import type { Db } from "../handle.ts";

/**
 * Notes that an account has just written. The position is that of the next change, so it is behind all that was
 * committed before, flushed or not.
 */
export async function noteWrite(db: Db, userId: string): Promise<void> {
  await sql`
    insert into account_writes (user_id, reaches)
    select id, pg_current_wal_insert_lsn() from users where id = ${userId}
    on conflict (user_id) do update
      set reaches = greatest(account_writes.reaches, excluded.reaches)`.execute(db);
}
