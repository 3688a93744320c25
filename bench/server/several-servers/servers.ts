import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { openPostgres, type OpenDatabase } from "@katha/server/db/open";
import { systemClock } from "@katha/server/lib/clock";
import { createIds } from "@katha/server/lib/ids";
import { createSecret } from "@katha/server/lib/secret";
import { createFreshDatabase } from "@katha/server/testing/database/fresh-database";
import { startPostgresCluster } from "@katha/server/testing/database/postgres-cluster";
import { findPostgresPrograms } from "@katha/server/testing/find-postgres";
import { runMain, type MainProcess } from "@katha/server/testing/main-process";
import { signUp } from "@katha/server/testing/people";
import type { TestApp } from "@katha/server/testing/test-app";
import { openProvider } from "../../models/provider.ts";
import { benchSecret } from "../bench-server.ts";

export interface Player {
  headers: Record<string, string>;
}

export interface BenchServer {
  address: string;
  katha: MainProcess;
}

/**
 * Two servers as processes, with a PostgreSQL of their own and a model that streams. Everything listens on loopback.
 */
export interface SeveralServers {
  database: OpenDatabase;
  first: BenchServer;
  second: BenchServer;
  /** Players who are signed in everywhere. */
  players: (count: number) => Promise<Player[]>;
  /** Makes the database unreachable until the returned function is called. */
  takeDatabaseAway: () => Promise<() => Promise<void>>;
  close: () => Promise<void>;
}

export async function openSeveralServers(): Promise<SeveralServers> {
  const programs = findPostgresPrograms();
  if (programs === undefined) throw new Error("This bench needs PostgreSQL's programs.");
  await using opened = new AsyncDisposableStack();
  // As in production: answered writes are on disk.
  const durable = { fsync: "on", synchronous_commit: "on", full_page_writes: "on" };
  const cluster = await startPostgresCluster(programs, durable);
  opened.defer(() => cluster.stop());
  const { url, name } = await createFreshDatabase(cluster.url);
  const folder = await mkdtemp(join(tmpdir(), "katha-several-"));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const words = Array.from({ length: 120 }, (_, at) => `word${at}`).join(" ");
  const provider = await openProvider("--rate", "20", "--first", "300", "--text", words);
  opened.defer(() => provider.close());
  const models = join(folder, "models.jsonc");
  const bound = { tenali: { provider: "fake", model: "fake" } };
  await writeFile(
    models,
    JSON.stringify({ providers: { fake: { baseURL: provider.baseURL } }, text: bound }),
  );

  const processes: MainProcess[] = [];
  async function start(server: string): Promise<BenchServer> {
    const settings = {
      DATABASE_URL: url,
      KATHA_DATA_DIR: join(folder, server),
      KATHA_SECRET: benchSecret,
      KATHA_MODELS: models,
      KATHA_TRUSTED_PROXIES: "127.0.0.1,::1",
      KATHA_PUBLIC_URL: "http://localhost",
      KATHA_LOG_LEVEL: "fatal",
    };
    const katha = runMain(settings);
    processes.push(katha);
    await katha.untilSaid("Katha is open at");
    const port = /Katha is open at http:\/\/localhost:(\d+)/.exec(katha.said())?.[1] ?? "";
    return { katha, address: `http://127.0.0.1:${port}` };
  }
  opened.defer(async () => {
    for (const katha of processes) katha.signal("SIGKILL");
    await Promise.all(processes.map((katha) => katha.ended));
  });
  const first = await start("first");
  const second = await start("second");
  const database = await openPostgres({ url, connections: 2 });
  opened.defer(() => database.close());

  const clock = systemClock;
  const ids = createIds(clock);
  const { db } = database;
  const needs = { db, clock, ids, secret: createSecret(benchSecret) } as unknown as TestApp;
  // Each player has an address of their own, so that no limit of one address counts.
  let addresses = 0;
  const rest = opened.move();
  return {
    database,
    first,
    second,
    players: async (count) => {
      const people: Player[] = [];
      while (people.length < count) {
        addresses += 1;
        const address = `10.1.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
        const { headers } = await signUp(needs);
        people.push({ headers: { ...headers, "x-forwarded-for": address } });
      }
      return people;
    },
    takeDatabaseAway: async () => {
      const outside = await openPostgres({ url: cluster.url, connections: 1 });
      const allow = (is: "true" | "false") =>
        sql.raw(`alter database ${name} allow_connections ${is}`).execute(outside.db);
      await allow("false");
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = ${name}`.execute(outside.db);
      return async () => {
        await allow("true");
        await outside.close();
      };
    },
    close: () => rest.disposeAsync(),
  };
}
