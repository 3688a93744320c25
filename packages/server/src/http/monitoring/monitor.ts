import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { levelOf } from "../../features/admin/health/findings/finding.ts";
import { gatherFindings } from "../../features/admin/health/findings/gather.ts";
import type { FindingsNeeds } from "../../features/admin/health/findings/needs.ts";
import { findWork } from "../../features/admin/health/repo.ts";
import { notFound } from "../../lib/problem.ts";
import { mayReadMetrics, type MetricsAccess } from "./metrics-access.ts";

interface MonitorNeeds extends FindingsNeeds {
  metrics: MetricsAccess;
  log: FastifyBaseLogger;
}

/** The health page's findings for a monitor, whoever may read `/metrics`. */
export function registerMonitor(app: FastifyInstance, needs: MonitorNeeds): void {
  const { db, clock, version, metrics, log } = needs;
  app.get("/health.json", { logLevel: "warn" }, async (request, reply) => {
    if (!mayReadMetrics(request, metrics))
      throw notFound("not_found", "There is nothing at this address.");
    reply.header("cache-control", "no-store");
    const work = findWork(db, clock.now());
    const findings = await gatherFindings({ ...needs, work }, log);
    return { level: levelOf(findings), now: clock.now().toISOString(), version, findings };
  });
}
