import type { FastifyInstance } from "fastify";
import { mayReadMetrics, type MetricsAccess } from "../../http/monitoring/metrics-access.ts";
import type { Clock } from "../../lib/clock.ts";
import { type Finding, levelOf } from "../../lib/finding.ts";
import { notFound } from "../../lib/problem.ts";

interface MonitorNeeds {
  clock: Clock;
  version: string;
  metrics: MetricsAccess;
  gather: () => Promise<Finding[]>;
}

/** The health page's findings for a monitor, whoever may read `/metrics`. */
export function registerMonitor(
  app: FastifyInstance,
  { clock, version, metrics, gather }: MonitorNeeds,
): void {
  app.get("/health.json", { logLevel: "warn" }, async (request, reply) => {
    if (!mayReadMetrics(request, metrics))
      throw notFound("not_found", "There is nothing at this address.");
    reply.header("cache-control", "no-store");
    const findings = await gather();
    return { level: levelOf(findings), now: clock.now().toISOString(), version, findings };
  });
}
