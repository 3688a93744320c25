import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { Problem } from "../../lib/problem.ts";
import { within } from "../../lib/within.ts";

export interface HealthOptions {
  /** Rejects if the database does not answer. */
  checkDatabase: () => Promise<unknown>;
  /** Rejects if the picture storage does not answer. */
  checkStorage: () => Promise<unknown>;
  timeoutMs?: number;
}

const headers = { "retry-after": "5" };
const noDatabase = new Problem(503, "not_ready", "The database does not answer.", { headers });
const noStorage = new Problem(
  503,
  "storage_away",
  "The pictures' storage does not answer, or its disk is full.",
  {
    headers,
  },
);

/** Cached, because anyone may ask as often as they like. */
const keptMs = 1_000;

/** `/healthz`: the process runs. `/readyz`: it can serve requests. */
export function registerHealthRoutes(app: FastifyInstance, options: HealthOptions): void {
  const { checkDatabase, checkStorage, timeoutMs = 2_000 } = options;
  // A busy process is still alive: restarting it because of this answer would make things worse.
  const config = { pressureHandler: () => undefined };
  app.get("/healthz", { logLevel: "warn", config }, async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return { status: "ok" };
  });

  async function requireReady(log: FastifyBaseLogger): Promise<void> {
    const check = (work: Promise<unknown>, problem: Problem) =>
      within(timeoutMs, work).catch((error: unknown) => {
        log.error({ err: error }, "Not ready");
        throw problem;
      });
    await check(checkDatabase(), noDatabase);
    await check(checkStorage(), noStorage);
  }

  let keptUntil = 0;
  let ready = Promise.resolve();
  app.get("/readyz", { logLevel: "warn" }, async (request, reply) => {
    reply.header("cache-control", "no-store");
    const now = performance.now();
    if (now >= keptUntil) {
      keptUntil = now + keptMs;
      ready = requireReady(request.log);
    }
    await ready;
    return { status: "ready" };
  });
}
