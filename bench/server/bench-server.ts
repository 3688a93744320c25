import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildApp, type AppDependencies } from "@katha/server/app";
import { migrate } from "@katha/server/db/migrate";
import {
  openEmbedded,
  openPostgres,
  type EngineName,
  type OpenDatabase,
} from "@katha/server/db/open";
import { createJobQueue } from "@katha/server/jobs/job-queue";
import { systemClock } from "@katha/server/lib/clock";
import { createIds } from "@katha/server/lib/ids";
import { createSecret } from "@katha/server/lib/secret";
import { memorySignals } from "@katha/server/db/signals";
import { createPasswordHasher } from "@katha/server/lib/passwords";
import { appDependencies } from "@katha/server/testing/app-dependencies";
import { findPostgresPrograms } from "@katha/server/testing/find-postgres";
import { startPostgresCluster } from "@katha/server/testing/database/postgres-cluster";

export const benchSecret = "the secret of benches, and of benches alone";

/** A database that can be filled and thrown away. */
export interface BenchDatabase extends OpenDatabase {
  /** The address for more connections; undefined for PGlite. */
  url: string | undefined;
}

/** Opens a new, empty database on disk, or the one of `BENCH_DATABASE_URL`, which may already have data. */
export async function openBenchDatabase(engine: EngineName): Promise<BenchDatabase> {
  return engine === "postgres" ? onPostgres() : onPglite();
}

async function onPglite(): Promise<BenchDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), "katha-bench-"));
  const database = await openEmbedded({ dataDir: join(dataDir, "cluster") });
  await migrate(database.db);
  return {
    ...database,
    url: undefined,
    close: async () => {
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function onPostgres(): Promise<BenchDatabase> {
  const given = process.env["BENCH_DATABASE_URL"];
  const programs = findPostgresPrograms();
  if (given === undefined && programs === undefined)
    throw new Error("This bench needs PostgreSQL's programs, or BENCH_DATABASE_URL.");
  const cluster = given === undefined ? await startPostgresCluster(programs ?? "") : undefined;
  const url = given ?? cluster?.url ?? "";
  const database = await openPostgres({ url });
  await migrate(database.db);
  return {
    ...database,
    url,
    close: async () => {
      await database.close();
      await cluster?.stop();
    },
  };
}

/** The whole server on a database; its password hashes take as long as in production. */
export function openBenchApp(
  { db }: Pick<OpenDatabase, "db">,
  more: Partial<AppDependencies> = {},
) {
  const clock = systemClock;
  const ids = createIds(clock);
  return buildApp(
    appDependencies({
      db,
      clock,
      ids,
      secret: createSecret(benchSecret),
      jobs: createJobQueue({ db, clock, ids }),
      signals: memorySignals(),
      passwords: createPasswordHasher(),
      version: "0.0.0-bench",
      ...more,
    }),
  );
}
