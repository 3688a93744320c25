import { isBusyDatabase, isLostDatabase } from "../../db/lost-database.ts";
import { createReads, type Reads, type ReadsNeeds } from "../../db/reads.ts";
import { errorCodeOf } from "../../lib/error-code.ts";
import { Problem } from "../../lib/problem.ts";
import { type Replica, ReplicaGivenUp, type ReplicaStatus } from "./replica.ts";

export const readSources = ["replica", "primary"] as const;
type ReadSource = (typeof readSources)[number];

/** How many were answered from where. */
export interface ReadFigures {
  replica: ReplicaStatus;
  reads: Readonly<Record<ReadSource, number>>;
}

export interface ReplicaReads extends Reads {
  figures: () => ReadFigures;
}

interface ReplicaReadsNeeds extends ReadsNeeds {
  replica: Replica;
}

/** From the replica where it may be read, and else from the database that is written to. */
export function createReplicaReads({ replica, ...needs }: ReplicaReadsNeeds): ReplicaReads {
  const counts: Record<ReadSource, number> = { replica: 0, primary: 0 };
  // The database was lost, after which no replica is trusted at once.
  const primary = createReads({ ...needs, onUnnoted: replica.distrust });

  return {
    by: async (viewer, read) => {
      const fromPrimary = () => {
        counts.primary += 1;
        return primary.by(viewer, read);
      };
      const near = replica.forWriteAt(viewer?.wrote_at ?? 0n);
      if (near === undefined) return fromPrimary();
      try {
        const answer = await replica.whileUsed(read(near));
        counts.replica += 1;
        return answer;
      } catch (error) {
        if (isLostDatabase(error)) replica.leave(error);
        if (isItsOwn(error) || mayBeThereByNow(error)) return fromPrimary();
        throw error;
      }
    },
    wrote: (userId) => primary.wrote(userId),
    figures: () => ({ replica: replica.status(), reads: counts }),
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
