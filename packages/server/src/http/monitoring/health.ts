import type { FastifyInstance } from "fastify";
import { Problem } from "../../lib/problem.ts";

export interface HealthOptions {
  /** Rejects when the database does not answer. */
  checkDatabase: () => Promise<unknown>;
  timeoutMs?: number;
}

function within(milliseconds: number, work: Promise<unknown>): Promise<unknown> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("The database does not answer.")), milliseconds);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

/** `/healthz`: the process runs. `/readyz`: it can serve requests. */
export function registerHealthRoutes(app: FastifyInstance, options: HealthOptions): void {
  app.get("/healthz", { logLevel: "warn" }, async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return { status: "ok" };
  });
  app.get("/readyz", { logLevel: "warn" }, async (request, reply) => {
    reply.header("cache-control", "no-store");
    try {
      await within(options.timeoutMs ?? 2_000, options.checkDatabase());
    } catch (error) {
      request.log.error({ err: error }, "Not ready");
      throw new Problem(503, "not_ready", "The database does not answer.");
    }
    return { status: "ready" };
  });
}
