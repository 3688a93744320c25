import type { Logger } from "pino";
import { openReplica, type Db } from "../../db/open.ts";
import type { FollowedReads } from "../../db/reads.ts";
import { pooledSettings } from "../../db/session-settings.ts";
import type { Config } from "../../settings/config.ts";
import { registerReplicaMetrics } from "./metrics.ts";
import { createReplicaReads } from "./reads.ts";
import { followReplica } from "./replica.ts";

export { polledSignals } from "./polled-signals.ts";

interface ReplicaReadsNeeds {
  /** The database that is written to. */
  db: Db;
  config: Pick<Config, "replicaUrl" | "databaseDirectUrl" | "pollsDatabase" | "databasePool">;
  notesWrites: () => boolean;
  allNoteWrites: () => boolean;
  log: Logger;
}

/** A replica further behind is not read. */
const mostBehindMs = 10_000;

/** Undefined without KATHA_DATABASE_READ_URL. A replica that is away ends no start: it is used once it is there. */
export async function openReplicaReads({
  db,
  config,
  notesWrites,
  allNoteWrites,
  log,
}: ReplicaReadsNeeds): Promise<FollowedReads | undefined> {
  const { replicaUrl: url } = config;
  if (url === undefined) return undefined;
  const { databaseDirectUrl: directUrl, pollsDatabase: polls, databasePool: pool } = config;
  const isPooled = directUrl !== undefined || polls;
  const opened = await openReplica({
    url,
    directUrl,
    polls,
    ...pool,
    onLostConnection: (error) => log.warn({ err: error }, "A connection to the replica was lost"),
  });
  const replica = followReplica({
    primary: db,
    replica: opened.db,
    expected: isPooled ? pooledSettings(pool) : undefined,
    allNoteWrites,
    mostBehindMs,
    log,
  });
  const reads = createReplicaReads({ db, replica, notesWrites, log });
  return {
    reads,
    registerMetrics: (registry) => registerReplicaMetrics(registry, reads.figures),
    distrust: replica.distrust,
    start: replica.start,
    close: async () => {
      await replica.close();
      await opened.close();
    },
  };
}
