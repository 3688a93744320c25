import { adminHealth } from "@katha/api/contract";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { callsOf } from "../../http/calls/register-call.ts";
import type { MetricsAccess } from "../../http/monitoring/metrics-access.ts";
import { databaseSizeNoted } from "./database-sizes.ts";
import { gatherFindings, looks } from "./findings/gather.ts";
import { serverHealth, type HealthNeeds } from "./health.ts";
import type { HostInfo } from "./host/host.ts";
import { registerHealthMetrics } from "./metrics.ts";
import { registerMonitor } from "./monitor.ts";

declare module "../../dependencies.ts" {
  interface AppDependencies {
    /** Facts about the machine and what is around the server. */
    host: HostInfo;
    /** For tests: how long each look at the server's health may take, in milliseconds. */
    healthPatienceMs?: number | undefined;
  }
}

interface HealthPartNeeds extends HealthNeeds {
  log: FastifyBaseLogger;
  metrics: MetricsAccess;
  healthPatienceMs?: number | undefined;
}

/** What needs a person: the administrators' page, the same for a monitor, and what is measured for it. */
export function registerHealth(app: FastifyInstance, needs: HealthPartNeeds): void {
  for (const [what, look] of Object.entries(looks)) app.findings.set(what, () => look(needs));
  const { log, healthPatienceMs: patienceMs } = needs;
  const gather = () => gatherFindings(app.findings, { log, patienceMs });
  callsOf(app)(adminHealth, async ({ query }) =>
    serverHealth(needs, { days: query.days, findings: await gather() }),
  );
  registerMonitor(app, { ...needs, gather });
  registerHealthMetrics(app.metrics, needs);
  app.jobs.push(databaseSizeNoted);
}
