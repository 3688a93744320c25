import { sql } from "kysely";
import type { Logger } from "pino";
import type { Registry } from "prom-client";
import type { Lsn } from "../lib/lsn.ts";
import type { Db } from "./handle.ts";

/** Whoever reads; a guest has written nothing. */
export interface ReadingViewer {
  wrote_at?: Lsn;
}

/** Reads of lists, search and pages, which may be a moment old; never older than what the viewer wrote. */
export interface Reads {
  /** From a replica where there is one that has come to the viewer's last write. `read` may be called twice. */
  by<Result>(viewer: ReadingViewer | null, read: (db: Db) => Promise<Result>): Promise<Result>;
  /** Says that an account has written, after its transaction. */
  wrote(userId: string): Promise<void>;
}

/** Reads of a replica that is followed. */
export interface FollowedReads {
  reads: Reads;
  /** A connection was lost, and with it maybe what accounts wrote. */
  distrust: () => void;
  registerMetrics: (registry: Registry) => void;
  start: () => Promise<void>;
  close: () => Promise<void>;
}

export interface ReadsNeeds {
  db: Db;
  /** Whether a server of this database reads from a replica. */
  notesWrites?: () => boolean;
  /** What was written is answered all the same. */
  onUnnoted?: () => void;
  log?: Pick<Logger, "warn">;
}

/** All of them from the database that is written to. */
export function createReads({ db, notesWrites, onUnnoted, log }: ReadsNeeds): Reads {
  return {
    by: (_viewer, read) => read(db),
    wrote: async (userId) => {
      if (!notesWrites?.()) return;
      try {
        await noteWrite(db, userId);
      } catch (error) {
        onUnnoted?.();
        log?.warn({ err: error }, "It was not noted that an account has written");
      }
    },
  };
}

/**
 * Notes that an account has just written. The position is that of the next change, so it is behind all that was
 * committed before, flushed or not.
 */
async function noteWrite(db: Db, userId: string): Promise<void> {
  await sql`
    insert into account_writes (user_id, reaches)
    select id, pg_current_wal_insert_lsn() from users where id = ${userId}
    on conflict (user_id) do update
      set reaches = greatest(account_writes.reaches, excluded.reaches)`.execute(db);
}
