import type { Logger } from "pino";
import { errorCodeOf } from "../../lib/error-code.ts";
import { Problem } from "../../lib/problem.ts";
import type { Db } from "../handle.ts";
import { isBusyDatabase, isLostDatabase } from "../lost-database.ts";
import { noteWrite } from "./account-writes.ts";
import type { Lsn } from "../../lib/lsn.ts";
import { type Replica, ReplicaGivenUp, type ReplicaStatus } from "./replica.ts";

/** Whoever reads; a guest has written nothing. */
export interface ReadingViewer {
  wrote_at?: Lsn;
}

export const readSources = ["replica", "primary"] as const;
export type ReadSource = (typeof readSources)[number];

export interface ReadFigures {
  replica: ReplicaStatus;
  reads: Readonly<Record<ReadSource, number>>;
}

/** Reads of lists, search and pages, which may be a moment old; never older than what the viewer wrote. */
export interface Reads {
  /** Reads from the replica if there is one and it has come to the viewer's last write. `read` may be called twice. */
  by<Result>(viewer: ReadingViewer | null, read: (db: Db) => Promise<Result>): Promise<Result>;
  /** Says that an account has written, after its transaction. */
  wrote(userId: string): Promise<void>;
  /** How many were answered from where; undefined without a replica. */
  figures(): ReadFigures | undefined;
}

interface ReadsNeeds {
  db: Db;
  replica?: Replica | undefined;
  /** Whether this or another server reads from a replica. */
  notesWrites?: () => boolean;
  log?: Pick<Logger, "warn">;
}

export function createReads({ db, replica, notesWrites, log }: ReadsNeeds): Reads {
  const counts: Record<ReadSource, number> = { replica: 0, primary: 0 };

  function fromPrimary<Result>(read: (db: Db) => Promise<Result>): Promise<Result> {
    counts.primary += 1;
    return read(db);
  }

  return {
    by: async (viewer, read) => {
      const near = replica?.forWriteAt(viewer?.wrote_at ?? 0n);
      if (replica === undefined || near === undefined) return fromPrimary(read);
      try {
        const answer = await replica.whileUsed(read(near));
        counts.replica += 1;
        return answer;
      } catch (error) {
        if (isLostDatabase(error)) replica.leave(error);
        if (isItsOwn(error) || mayBeThereByNow(error)) return fromPrimary(read);
        throw error;
      }
    },
    wrote: async (userId) => {
      if (!notesWrites?.()) return;
      try {
        await noteWrite(db, userId);
      } catch (error) {
        // What was written is answered all the same. The database was lost, after which no replica is trusted at once.
        replica?.distrust();
        log?.warn({ err: error }, "It was not noted that an account has written");
      }
    },
    figures: () => replica && { replica: replica.status(), reads: counts },
  };
}

/** A fault that the other database does not have: gone, given up, or a read that stood in the way of replaying. */
function isItsOwn(error: unknown): boolean {
  if (error instanceof ReplicaGivenUp || isLostDatabase(error)) return true;
  return isBusyDatabase(error) && errorCodeOf(error) !== tookTooLong;
}

/** It would take as long there. */
const tookTooLong = "57014";

/** What was published a moment ago is missed on the replica. */
const mayBeThereByNow = (error: unknown) => error instanceof Problem && error.status === 404;
