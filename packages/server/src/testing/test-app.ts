import type { AnyCall } from "@katha/api/contract";
import type { FastifyInstance } from "fastify";
import { buildApp, type AppDependencies } from "../app.ts";
import type { OpenDatabase } from "../db/open.ts";
import { callsOf } from "../http/calls/register-call.ts";
import { memorySignals, type Signals } from "../db/signals.ts";
import { createJobQueue, type JobQueue } from "../jobs/job-queue.ts";
import { testClock, type TestClock } from "../lib/clock.ts";
import { createIds, type Ids } from "../lib/ids.ts";
import type { RegisterCall } from "../lib/register-call.ts";
import { createSecret, type Secret } from "../lib/secret.ts";
import { appDependencies, type TestAppOptions } from "./app-dependencies.ts";
import { createTestDatabase } from "./database/test-database.ts";

export interface TestApp {
  app: FastifyInstance;
  db: OpenDatabase["db"];
  clock: TestClock;
  ids: Ids;
  secret: Secret;
  jobs: JobQueue;
  signals: Signals;
  servers: AppDependencies["servers"];
  close(): Promise<void>;
}

/** The whole server for `app.inject`, on `options.db` or on its own empty database. */
export async function createTestApp(
  options: TestAppOptions = {},
  /** Registers further calls for the test. */
  addCalls?: (register: RegisterCall, answered: ReadonlySet<AnyCall>) => void,
): Promise<TestApp> {
  const database = options.db ? undefined : await createTestDatabase();
  const clock = testClock();
  const ids = createIds(clock);
  const secret = createSecret("the secret of tests, and of tests alone");
  const given = { signals: memorySignals(), ...database, ...options };
  const { db, signals } = given as Pick<OpenDatabase, "db" | "signals">;
  const jobs = createJobQueue({ db, clock, ids });
  const needs = appDependencies({ db, clock, ids, secret, jobs, signals, ...options });
  const app = await buildApp(needs);
  addCalls?.(callsOf(app), new Set(app.registeredCalls));
  await app.ready();
  return {
    app,
    db,
    clock,
    ids,
    secret,
    jobs,
    signals,
    servers: needs.servers,
    close: async () => {
      await app.close();
      await database?.close();
    },
  };
}
