import type { FastifyInstance } from "fastify";
import { callsOf } from "../../http/calls/register-call.ts";
import { addGauge } from "../../lib/add-gauge.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Secret } from "../../lib/secret.ts";
import { findBackup } from "./finding.ts";
import { backupRoutes, registerBackupDownload } from "./routes.ts";
import type { Backups } from "./schedule/backups.ts";

declare module "../../dependencies.ts" {
  interface AppDependencies {
    /** What is kept of all this, and who makes it. */
    backups: Backups;
  }
}

interface BackupsPartNeeds {
  backups: Backups;
  clock: Clock;
  secret: Secret;
}

/** Backups each day and by press, their page, and what is told of them. */
export function registerBackups(app: FastifyInstance, needs: BackupsPartNeeds): void {
  const { backups } = needs;
  backupRoutes(callsOf(app), needs);
  registerBackupDownload(app, needs);
  app.jobs.push(...backups.jobs);
  app.findings.set("backup", () => findBackup(needs));
  addGauge(app.metrics, {
    name: "katha_backup_last_success_seconds",
    help: "When the last whole backup was made, in seconds since 1970; 0 without any",
    async collect() {
      const { last } = await backups.status();
      this.set((last?.at.getTime() ?? 0) / 1_000);
    },
  });
  addGauge(app.metrics, {
    name: "katha_backup_late",
    help: "1 where backups are made each day and the last is older than two",
    async collect() {
      this.set((await backups.status()).isLate ? 1 : 0);
    },
  });
}
