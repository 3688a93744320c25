import { sql } from "kysely";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import { migrate, type MigrateOptions } from "../db/migrate.ts";
import { openPostgres, type OpenDatabase, type PostgresOptions } from "../db/open.ts";
import type { StartedDatabase } from "./embedded-database.ts";
import { StartupError } from "./startup-error.ts";

export interface PostgresStart extends MigrateOptions {
  url: string;
  pool: Config["databasePool"];
  log: Logger;
}

const OLDEST_VERSION = 15;

export async function startPostgres(start: PostgresStart): Promise<StartedDatabase> {
  const patient = await reach(start, { connections: 1, statementMs: 0 });
  try {
    await refuseOldVersion(patient);
    const applied = await migrate(patient.db, start);
    return { database: await reach(start), applied };
  } finally {
    await patient.close();
  }
}

async function reach(
  { url, pool, log }: PostgresStart,
  changes: Partial<PostgresOptions> = {},
): Promise<OpenDatabase> {
  try {
    return await openPostgres({
      url,
      ...pool,
      ...changes,
      onLostConnection: (error) => log.warn({ err: error }, "A database connection was lost"),
      onIgnoredSignal: (error) => log.warn({ err: error }, "A notification was ignored"),
    });
  } catch (error) {
    throw new StartupError(
      `The database of DATABASE_URL (${withoutSecrets(url)}) cannot be reached: ${reasonOf(error)}.`,
    );
  }
}

async function refuseOldVersion({ db }: OpenDatabase): Promise<void> {
  const { rows } = await sql<{ version: number }>`
    select current_setting('server_version_num')::integer / 10000 as version`.execute(db);
  const version = rows[0]?.version ?? 0;
  if (version < OLDEST_VERSION) {
    throw new StartupError(
      `The database of DATABASE_URL is PostgreSQL ${version}; Katha needs ${OLDEST_VERSION} or newer.`,
    );
  }
}

/** Host, port and name only: user, password and parameters may be secrets. */
function withoutSecrets(url: string): string {
  const parts = /^\w+:\/\/(?:[^/]*@)?(?<place>[^/?]*)(?<name>\/[^?]*)?/.exec(url)?.groups;
  return `${parts?.place || "local socket"}${parts?.name ?? ""}`;
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) {
    return reasonOf(error.errors[0]);
  }
  const message = error instanceof Error ? error.message : String(error);
  return (message.split("\n", 1)[0] ?? "").replace(/\.$/, "");
}
