import { CompiledQuery, DefaultQueryExecutor, Kysely, PostgresDialect, sql } from "kysely";
import type { Transaction } from "kysely";
import { Pool } from "pg";
import { GuardedConnections } from "./guarded-connections.ts";
import { openEngine, type EmbeddedEngine, type EmbeddedEngineOptions } from "./pglite/engine.ts";
import { openThreadedEngine, type ThreadOptions } from "./pglite/threaded-engine.ts";
import { WireSocket } from "./pglite/wire-socket.ts";
import type { Tables } from "./tables.ts";
import { wireValues } from "./wire-values.ts";

/** The root handle. A transaction's handle (`Tx`) is one too, so a repo's functions take `Db`. */
export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

export const engineNames = ["pglite", "postgres"] as const;
export type EngineName = (typeof engineNames)[number];

export interface Connections {
  open: number;
  idle: number;
  /** Requests that wait until one is free. */
  waitedFor: number;
}

/** An open database: hand `db` to features, keep the rest for whoever opened it. */
export interface OpenDatabase {
  readonly engine: EngineName;
  readonly db: Db;
  /** How they are used just now. */
  connections: () => Connections;
  close: () => Promise<void>;
}

export interface EmbeddedDatabase extends OpenDatabase {
  readonly engine: "pglite";
  snapshot: () => Promise<Blob>;
}

interface EmbeddedOptions extends EmbeddedEngineOptions, ThreadOptions {
  /** In a thread of its own the engine never holds up requests; in this one it opens faster. */
  thread?: "own" | "shared";
}

export async function openEmbedded(options: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
  const { thread = "own", onFailure, openingMayTakeMs, ...engineOptions } = options;
  const engine = await (thread === "own"
    ? openThreadedEngine(engineOptions, { onFailure, openingMayTakeMs })
    : openEngine(engineOptions));
  const database = await openOver(engine);
  return {
    ...database,
    close: async () => {
      await database.close();
      await engine.close();
    },
  };
}

/** A way to an engine that stays open when the way is closed. */
export async function openOver(engine: EmbeddedEngine): Promise<EmbeddedDatabase> {
  const pool = new Pool({
    max: 1,
    idleTimeoutMillis: 0,
    types: wireValues,
    stream: () => new WireSocket(engine),
  });
  const db = await connect(pool);
  return {
    engine: "pglite",
    db,
    connections: () => usedOf(pool),
    snapshot: () => engine.snapshot(),
    close: () => db.destroy(),
  };
}

export interface PostgresOptions {
  url: string;
  connections?: number;
  /** Told about a lost connection; the pool replaces it by itself. */
  onLostConnection?: (error: Error) => void;
}

export async function openPostgres(options: PostgresOptions): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: options.url,
    max: options.connections ?? 10,
    connectionTimeoutMillis: 5_000,
    types: wireValues,
  });
  // Said by the pool of an idle connection alone; one that is lost between two questions of a transaction says so
  // itself, and an error that nobody listens to would end the process.
  pool.on("connect", (client) => {
    client.on("error", (error) => options.onLostConnection?.(error));
  });
  pool.on("error", () => {});
  const db = await connect(pool);
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    engine: "postgres",
    db,
    connections: () => usedOf(pool),
    close: () => db.destroy(),
  };
}

function usedOf({ totalCount, idleCount, waitingCount }: Pool): Connections {
  return { open: totalCount, idle: idleCount, waitedFor: waitingCount };
}

async function connect(pool: Pool): Promise<Db> {
  const dialect = new PostgresDialect({
    pool,
    onCreateConnection: async (connection) => {
      await connection.executeQuery(CompiledQuery.raw("set time zone 'UTC'"));
    },
  });
  const driver = dialect.createDriver();
  await driver.init();
  const executor = new DefaultQueryExecutor(
    dialect.createQueryCompiler(),
    dialect.createAdapter(),
    new GuardedConnections(driver),
  );
  return new Kysely<Tables>({ config: { dialect }, dialect, driver, executor });
}
