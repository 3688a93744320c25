import type { Logger } from "pino";
import type { Config } from "../settings/config.ts";
import { openReplica, type OpenDatabase } from "../db/open.ts";
import { createReads, type Reads } from "../db/replica/reads.ts";
import { followReplica, type Replica } from "../db/replica/replica.ts";
import type { Presence } from "../servers/presence.ts";
import { pooledSettings } from "./postgres-database.ts";

interface ReadsNeeds {
  log: Logger;
  config: Pick<Config, "replica" | "databaseDirectUrl" | "pollsDatabase" | "databasePool">;
  database: OpenDatabase;
  servers: Pick<Presence, "notesWrites" | "allNoteWrites">;
}

export interface OpenReads {
  reads: Reads;
  /** Undefined without KATHA_DATABASE_READ_URL. */
  replica: Replica | undefined;
  close: () => Promise<void>;
}

/** A replica that is away ends no start: it is used once it is there. */
export async function openReads(needs: ReadsNeeds): Promise<OpenReads> {
  const { config, database, servers, log } = needs;
  const { db } = database;
  const notesWrites = () => database.engine === "postgres" && servers.notesWrites();
  if (config.replica === undefined)
    return {
      reads: createReads({ db, notesWrites, log }),
      replica: undefined,
      close: async () => {},
    };
  const { url, mostBehindMs } = config.replica;
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
    allNoteWrites: servers.allNoteWrites,
    mostBehindMs,
    log,
  });
  return {
    reads: createReads({ db, replica, notesWrites, log }),
    replica,
    close: async () => {
      await replica.close();
      await opened.close();
    },
  };
}
