import { sql } from "kysely";
import type { Logger } from "pino";
import type { Config } from "../settings/config.ts";
import { migrate, type MigrateOptions } from "../db/migrate.ts";
import {
  openPostgres,
  type OpenDatabase,
  type PollSignals,
  type PostgresOptions,
} from "../db/open.ts";
import { keepForRole, missingIn, pooledSettings } from "../db/session-settings.ts";
import type { StartedDatabase } from "../db/embedded-database.ts";
import { firstLineOf } from "../lib/reason-of.ts";
import { StartupError } from "../lib/startup-error.ts";

interface PostgresStart extends MigrateOptions {
  url: string;
  /** Where `url` is a pooler's: the database itself. */
  directUrl?: string | undefined;
  /** Where notifications are asked for over `url`, which may be a pooler's though there is no `directUrl`. */
  polls?: boolean | undefined;
  pollSignals?: PollSignals | undefined;
  pool: Config["databasePool"];
  log: Logger;
  onLostConnection?: () => void;
}

const OLDEST_VERSION = 15;

export async function startPostgres(start: PostgresStart): Promise<StartedDatabase> {
  const { url, directUrl, polls = false, pollSignals, pool } = start;
  const isPooled = directUrl !== undefined || polls;
  const direct =
    directUrl === undefined
      ? { name: "DATABASE_URL", url }
      : { name: "KATHA_DATABASE_DIRECT_URL", url: directUrl };
  if (polls && directUrl === undefined) await keepOverPooler(start, direct);
  const patient = await reach(start, direct, {
    connections: 1,
    statementMs: 0,
    polls: polls && directUrl === undefined,
  });
  try {
    await refuseOldVersion(patient);
    const applied = await migrate(patient.db, start);
    if (directUrl !== undefined) await keepForRole(patient.db, pooledSettings(pool));
    const asked = { directUrl, polls, pollSignals };
    const database = await reach(start, { name: "DATABASE_URL", url }, asked);
    if (isPooled) await refuseOldConnections(database, start);
    return { database, applied };
  } finally {
    await patient.close();
  }
}

/** The connection over which the settings were set began without them, and the pooler would lend it again. */
async function keepOverPooler(start: PostgresStart, address: Address): Promise<void> {
  const { db, close } = await reach({ ...start, onLostConnection: () => {} }, address, {
    connections: 1,
    polls: true,
  });
  try {
    const areNew = await keepForRole(db, pooledSettings(start.pool));
    if (areNew)
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db).catch(() => {});
  } finally {
    await close();
  }
}

interface Address {
  /** The variable that it is from. */
  name: string;
  url: string;
}

async function reach(
  { pool, log, onLostConnection }: PostgresStart,
  { name, url }: Address,
  changes: Partial<PostgresOptions>,
): Promise<OpenDatabase> {
  try {
    return await openPostgres({
      url,
      ...pool,
      ...changes,
      onLostConnection: (error) => {
        log.warn({ err: error }, "A database connection was lost");
        onLostConnection?.();
      },
      onIgnoredSignal: (error) => log.warn({ err: error }, "A notification was ignored"),
    });
  } catch (error) {
    throw new StartupError(
      `The database of ${name} (${withoutSecrets(url)}) cannot be reached: ${reasonOf(error)}.`,
    );
  }
}

/** A pooler may still lend connections from before the role had its settings, or connect as another role. */
async function refuseOldConnections(
  database: OpenDatabase,
  { pool, directUrl }: PostgresStart,
): Promise<void> {
  const missing = await missingIn(database.db, pooledSettings(pool));
  if (missing.length === 0) return;
  await database.close();
  throw new StartupError(
    `The pooler of DATABASE_URL lends connections without ${missing.join(", ")}, which Katha has now set for the role of ${directUrl === undefined ? "DATABASE_URL" : "KATHA_DATABASE_DIRECT_URL"}. ` +
      `${directUrl === undefined ? "Say" : "Both addresses must name the same role and database. If they do, say"} RECONNECT in the pooler's console or restart it, and start Katha again.`,
  );
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
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return firstLineOf(first).replace(/\.$/, "");
}
