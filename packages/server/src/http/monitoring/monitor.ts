import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { levelOf } from "../../lib/finding.ts";
import { gatherFindings } from "../../features/admin/health/findings/gather.ts";
import type { Clock } from "../../lib/clock.ts";
import { notFound } from "../../lib/problem.ts";
import { mayReadMetrics, type MetricsAccess } from "./metrics-access.ts";

interface MonitorNeeds {
  clock: Clock;
  version: string;
  metrics: MetricsAccess;
  log: FastifyBaseLogger;
  healthPatienceMs?: number | undefined;
}

/** The health page's findings for a monitor, whoever may read `/metrics`. */
export function registerMonitor(app: FastifyInstance, needs: MonitorNeeds): void {
  const { clock, version, metrics, log, healthPatienceMs: patienceMs } = needs;
  app.get("/health.json", { logLevel: "warn" }, async (request, reply) => {
    if (!mayReadMetrics(request, metrics))
      throw notFound("not_found", "There is nothing at this address.");
    reply.header("cache-control", "no-store");
    const findings = await gatherFindings(app.findings, { log, patienceMs });
    return { level: levelOf(findings), now: clock.now().toISOString(), version, findings };
  });
}
