import { Socket } from "node:net";
import { CompiledQuery, DefaultQueryExecutor, type Driver, PostgresDialect, sql } from "kysely";
import { Pool } from "pg";
import { GuardedConnections } from "./guarded-connections.ts";
import type { Db } from "./handle.ts";
import { openEngine, type EmbeddedEngine, type EmbeddedEngineOptions } from "./pglite/engine.ts";
import { openThreadedEngine, type ThreadOptions } from "./pglite/threaded-engine.ts";
import { WireSocket } from "./pglite/wire-socket.ts";
import { QueuedTransactions, type QueueOptions } from "./queued-transactions.ts";
import { postgresSignals } from "./postgres-signals.ts";
import {
  commonSettings,
  limitedSettings,
  setInTransaction,
  type SessionSettings,
  setOnConnect,
  usualStatementMs,
} from "./session-settings.ts";
import { memorySignals, type SignalReports, type Signals } from "./signals.ts";
import { wireValues } from "./wire-values.ts";

export type { Db, Tx } from "./handle.ts";

export type EngineName = "pglite" | "postgres";

export interface Connections {
  open: number;
  idle: number;
  /** Requests waiting for a free connection. */
  waitedFor: number;
  /** How many were lent since the start: one for each transaction, and for each query outside of one. */
  lent: number;
}

/** An open database: features get `db`; the rest is for the code that opened it. */
export interface OpenDatabase {
  readonly engine: EngineName;
  readonly db: Db;
  readonly signals: Signals;
  /** Current use of the connections. */
  connections: () => Connections;
  close: () => Promise<void>;
}

export interface EmbeddedDatabase extends OpenDatabase {
  readonly engine: "pglite";
  snapshot: () => Promise<Blob>;
}

interface EmbeddedOptions extends EmbeddedEngineOptions, ThreadOptions {
  /** In its own thread the engine never blocks requests; in this thread it opens faster. */
  thread?: "own" | "shared";
}

export async function openEmbedded(options: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
  const { thread = "own", onFailure, openingMayTakeMs, ...engineOptions } = options;
  const engine = await (thread === "own"
    ? openThreadedEngine(engineOptions, { onFailure, openingMayTakeMs })
    : openEngine(engineOptions));
  const database = await openOnEngine(engine);
  return {
    ...database,
    close: async () => {
      await database.close();
      await engine.close();
    },
  };
}

/** A client of an engine that stays open when the client is closed. */
export async function openOnEngine(engine: EmbeddedEngine): Promise<EmbeddedDatabase> {
  const pool = new Pool({
    max: 1,
    idleTimeoutMillis: 0,
    types: wireValues,
    stream: () => new WireSocket(engine),
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, which its types do not say
    onConnect: setOnConnect(commonSettings),
  });
  const useOfPool = watchUse(pool);
  const db = await connect(pool, { connections: 1 });
  return {
    engine: "pglite",
    db,
    signals: memorySignals(),
    connections: useOfPool,
    snapshot: () => engine.snapshot(),
    close: () => db.destroy(),
  };
}

export type PollSignals = (db: Db, reports: SignalReports) => Signals;

export interface PostgresOptions {
  url: string;
  /** Where `url` is a pooler's: the database itself, for notifications. Settings are then the role's own. */
  directUrl?: string | undefined;
  /** Only a pooler's address is known: settings are the role's own. */
  polls?: boolean | undefined;
  /** Notifications are asked for over `url`, which may be a pooler's. */
  pollSignals?: PollSignals | undefined;
  connections?: number | undefined;
  /** How long a query or transaction waits for a free connection, in milliseconds. */
  patienceMs?: number | undefined;
  /** How long a statement may take, or a transaction may be idle; 0 for no limits, for migrations. */
  statementMs?: number | undefined;
  /** Called when a connection is lost; the pool replaces it. */
  onLostConnection?: (error: Error) => void;
  /** Called for a notification that this version does not know as a signal. */
  onIgnoredSignal?: (error: Error) => void;
}

export async function openPostgres(options: PostgresOptions): Promise<OpenDatabase> {
  const { db, connections } = await connectTo(options);
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const reports = { onLost: options.onLostConnection, onIgnored: options.onIgnoredSignal };
  const signals = options.pollSignals
    ? options.pollSignals(db, reports)
    : postgresSignals(options.directUrl ?? options.url, reports);
  return {
    engine: "postgres",
    db,
    signals,
    connections,
    close: async () => {
      await signals.close();
      await db.destroy();
    },
  };
}

/** To a replica, which may be away: nothing is asked yet, and notifications are none of its business. */
export async function openReplica(
  options: PostgresOptions,
): Promise<Pick<OpenDatabase, "db" | "connections" | "close">> {
  const { db, connections } = await connectTo(options);
  return { db, connections, close: () => db.destroy() };
}

async function connectTo(
  options: PostgresOptions,
): Promise<Pick<OpenDatabase, "db" | "connections">> {
  const { connections = 10, patienceMs = 10_000, statementMs = usualStatementMs } = options;
  const isPooled = options.directUrl !== undefined || options.polls === true;
  const settings = limitedSettings({ lockMs: statementMs && patienceMs, statementMs });
  const onConnect = isPooled
    ? // PgBouncer hands on the time zone of the first connection it ever made, and keeps one that a client sets.
      options.polls && setOnConnect(commonSettings)
    : setOnConnect(settings);
  const pool = new Pool({
    connectionString: options.url,
    max: connections,
    connectionTimeoutMillis: patienceMs,
    keepAlive: true,
    types: wireValues,
    // oxlint-disable-next-line typescript/no-misused-promises -- the same
    ...(onConnect && { onConnect }),
    ...(statementMs > 0 && { stream: () => endedBySilence(statementMs + SILENCE_AFTER_LIMIT_MS) }),
  });
  // The pool reports idle connections only; one lost inside a transaction emits its own error, and an unhandled
  // error event would end the process.
  pool.on("connect", (client) => {
    client.on("error", (error) => options.onLostConnection?.(error));
  });
  pool.on("error", () => {});
  const useOfPool = watchUse(pool);
  const queue = { connections, patienceMs };
  const perTransaction = isPooled && statementMs === 0 ? settings : undefined;
  return { db: await connect(pool, queue, perTransaction), connections: useOfPool };
}

function watchUse(pool: Pool): () => Connections {
  let lent = 0;
  pool.on("acquire", () => {
    lent += 1;
  });
  return () => {
    const { totalCount: open, idleCount: idle, waitingCount: waitedFor } = pool;
    return { open, idle, waitedFor, lent };
  };
}

/** PostgreSQL ends what exceeds its limits, so a connection that is silent for longer is dead. */
const SILENCE_AFTER_LIMIT_MS = 5_000;

function endedBySilence(afterMs: number): Socket {
  const socket = new Socket();
  socket.setTimeout(afterMs, () => {
    const error = new Error(`The database was silent for ${afterMs / 1_000} s.`);
    socket.destroy(Object.assign(error, { code: "ETIMEDOUT", syscall: "read" }));
  });
  return socket;
}

async function connect(
  pool: Pool,
  queue: QueueOptions,
  perTransaction?: SessionSettings,
): Promise<Db> {
  const dialect = new PostgresDialect({ pool });
  const driver = dialect.createDriver();
  if (perTransaction !== undefined) setAtBegin(driver, perTransaction);
  await driver.init();
  const guard = new GuardedConnections(driver);
  const executor = new DefaultQueryExecutor(
    dialect.createQueryCompiler(),
    dialect.createAdapter(),
    guard,
  );
  return new QueuedTransactions({ config: { dialect }, dialect, driver, executor }, guard, queue);
}

/** A lent connection has the role's settings, so a transaction that needs others sets them for itself. */
function setAtBegin(driver: Driver, settings: SessionSettings): void {
  const begin = driver.beginTransaction.bind(driver);
  driver.beginTransaction = async (connection, options) => {
    await begin(connection, options);
    await connection.executeQuery(CompiledQuery.raw(setInTransaction(settings)));
  };
}
