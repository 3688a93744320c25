import { adminHealth } from "@katha/api/contract";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { RegisterCall } from "../../../lib/register-call.ts";
import { gatherFindings, looks } from "./findings/gather.ts";
import { serverHealth, type HealthNeeds } from "./health.ts";

interface HealthCallNeeds extends HealthNeeds {
  log: FastifyBaseLogger;
  /** For tests: how long each look may take, in milliseconds. */
  healthPatienceMs?: number | undefined;
}

export function healthRoutes(
  app: FastifyInstance,
  register: RegisterCall,
  needs: HealthCallNeeds,
): void {
  for (const [what, look] of Object.entries(looks)) app.findings.set(what, () => look(needs));
  register(adminHealth, async ({ query }) => {
    const { log, healthPatienceMs: patienceMs } = needs;
    const findings = await gatherFindings(app.findings, { log, patienceMs });
    return serverHealth(needs, { days: query.days, findings });
  });
}
