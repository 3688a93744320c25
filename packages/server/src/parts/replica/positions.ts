import { sql } from "kysely";
import type { Db } from "../../db/handle.ts";
import { type Lsn, readLsn } from "../../lib/lsn.ts";

/** The same for a database and its replicas, and for no others. */
const identity = sql<string>`
  (select system_identifier from pg_control_system()) || ' ' ||
  (select oid from pg_database where datname = current_database())`;

export interface WrittenPosition {
  identity: string;
  written: Lsn;
}

export async function positionOfPrimary(db: Db): Promise<WrittenPosition> {
  const { rows } = await sql<{ identity: string; written: string }>`
    select ${identity} as identity, pg_current_wal_insert_lsn() as written`.execute(db);
  const { identity: same = "", written = "0/0" } = rows[0] ?? {};
  return { identity: same, written: readLsn(written) };
}

export interface ReplayedPosition {
  identity: string;
  /** Undefined if it is no replica, or one of another kind than PostgreSQL's own. */
  replayed: Lsn | undefined;
}

export async function positionOfReplica(db: Db): Promise<ReplayedPosition> {
  const { rows } = await sql<{ identity: string; replayed: string | null }>`
    select ${identity} as identity,
      case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end as replayed`.execute(db);
  const { identity: same = "", replayed = null } = rows[0] ?? {};
  return { identity: same, replayed: replayed === null ? undefined : readLsn(replayed) };
}
