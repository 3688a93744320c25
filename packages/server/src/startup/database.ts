import type { Logger } from "pino";
import {
  type EmbeddedStart,
  type StartedDatabase,
  startEmbedded,
} from "../db/embedded-database.ts";
import type { PollSignals } from "../db/open.ts";
import type { Config } from "../settings/config.ts";
import { startPostgres } from "./postgres-database.ts";

export interface DatabaseStart extends Pick<
  EmbeddedStart,
  "clock" | "onFailure" | "beforeUpdate" | "onApply"
> {
  config: Config;
  log: Logger;
  onLostConnection?: () => void;
  pollSignals?: PollSignals | undefined;
}

/** Opens the database that is configured, and brings it up to this version of Katha. */
export function startDatabase({ config, ...start }: DatabaseStart): Promise<StartedDatabase> {
  const { dataDir, databaseUrl: url, databaseDirectUrl: directUrl, databasePool: pool } = config;
  return url === undefined
    ? startEmbedded({ dataDir, ...start })
    : startPostgres({ url, directUrl, polls: config.pollsDatabase, pool, ...start });
}
