import { Gauge, type Registry } from "prom-client";
import type { Db } from "../../db/open.ts";
import type { HostInfo } from "../../features/admin/health/host/host.ts";
import { findDatabaseSize } from "../../features/admin/health/repo.ts";
import { within } from "../../lib/within.ts";

/** A scrape has ten seconds in all. */
const mayTakeMs = 3_000;

/** What cannot be seen has no line, so that an alarm may ask for its absence. */
export function registerHostMetrics(
  registry: Registry,
  { db, host }: { db: Db; host: HostInfo },
): void {
  const disk = new Gauge({
    name: "katha_disk_bytes",
    help: "The data folder's disk, and what is free of it",
    labelNames: ["what"],
    registers: [],
    async collect() {
      this.reset();
      const found = await within(mayTakeMs, host.disk()).catch(() => undefined);
      if (found === undefined) return;
      this.set({ what: "all" }, found.all);
      this.set({ what: "free" }, found.free);
    },
  });
  const database = new Gauge({
    name: "katha_database_bytes",
    help: "The size of the database",
    registers: [],
    async collect() {
      const bytes = await within(mayTakeMs, findDatabaseSize(db)).catch(() => null);
      if (bytes === null) this.remove();
      else this.set(bytes);
    },
  });
  registry.registerMetric(disk);
  registry.registerMetric(database);
  const { certificateEnd } = host;
  if (certificateEnd === undefined) return;
  const certificate = new Gauge({
    name: "katha_certificate_ends_seconds",
    help: "Until when the public address's certificate is good, in seconds since 1970",
    registers: [],
    async collect() {
      const end = await within(mayTakeMs, certificateEnd()).catch(() => undefined);
      if (end === undefined) this.remove();
      else this.set(end.getTime() / 1_000);
    },
  });
  registry.registerMetric(certificate);
}
