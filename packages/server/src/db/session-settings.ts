import { sql } from "kysely";
import type { ClientBase } from "pg";
import type { Db } from "./handle.ts";

/** How long a statement may take where nothing else is said, in milliseconds. */
export const usualStatementMs = 60_000;

export type SessionSettings = Readonly<Record<string, string | number>>;

/** What every connection has. */
export const commonSettings: SessionSettings = { TimeZone: "UTC" };

interface Limits {
  /** How long a statement waits for a lock, in milliseconds. */
  lockMs: number;
  /** How long a statement may take, or a transaction may be idle. */
  statementMs: number;
}

/** The same with time limits; 0 is none. */
export const limitedSettings = ({ lockMs, statementMs }: Limits): SessionSettings => ({
  ...commonSettings,
  lock_timeout: lockMs,
  statement_timeout: statementMs,
  idle_in_transaction_session_timeout: statementMs,
});

/** Of a role whose connections a pooler lends, to the database and to its replica. */
export const pooledSettings = ({ patienceMs }: { patienceMs: number }): SessionSettings =>
  limitedSettings({ lockMs: patienceMs, statementMs: usualStatementMs });

/**
 * Sets a new connection's settings. The pool calls it rather than the dialect, because the pool gives up a connection
 * that is lost meanwhile; the dialect would keep its place in the pool for ever.
 */
export function setOnConnect(settings: SessionSettings) {
  const statement = setStatement(settings, false);
  return async (client: ClientBase): Promise<void> => {
    await client.query(statement);
  };
}

/** The statement that sets them until the transaction ends. */
export const setInTransaction = (settings: SessionSettings): string => setStatement(settings, true);

function setStatement(settings: SessionSettings, isLocal: boolean): string {
  const calls = Object.entries(settings).map(
    ([name, value]) => `set_config('${name}', '${value}', ${isLocal})`,
  );
  return `select ${calls.join(", ")}`;
}

/**
 * Has every new connection of this role to this database begin with the settings. Behind a pooler a connection cannot
 * set them for itself, because each of its transactions may run on another. Returns whether they are new.
 */
export async function keepForRole(db: Db, settings: SessionSettings): Promise<boolean> {
  if (await areKept(db, settings)) return false;
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const database = sql.id(rows[0]?.name ?? "");
  try {
    for (const [name, value] of Object.entries(settings))
      await sql`alter role current_user in database ${database} set ${sql.id(name)} = ${sql.lit(String(value))}`.execute(
        db,
      );
  } catch (error) {
    // Another server that starts at the same time may have come first.
    if (!(await areKept(db, settings))) throw error;
  }
  return true;
}

async function areKept(db: Db, settings: SessionSettings): Promise<boolean> {
  const { rows } = await sql<{ kept: string }>`
    select unnest(setconfig) as kept from pg_db_role_setting
    where setrole = current_user::regrole
      and setdatabase = (select oid from pg_database where datname = current_database())`.execute(
    db,
  );
  const kept = new Set(rows.map((row) => row.kept));
  return Object.entries(settings).every(([name, value]) => kept.has(`${name}=${value}`));
}

/** The names of the settings that a connection does not have. */
export async function missingIn(db: Db, settings: SessionSettings): Promise<string[]> {
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where name in (${sql.join(Object.keys(settings))})`.execute(
    db,
  );
  return rows
    .filter(({ name, setting }) => String(settings[name]) !== setting)
    .map(({ name }) => name);
}
