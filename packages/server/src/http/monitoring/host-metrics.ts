import type { Registry } from "prom-client";
import type { Db } from "../../db/open.ts";
import type { HostInfo } from "../../features/admin/health/host/host.ts";
import { findDatabaseSize } from "../../features/admin/health/repo.ts";
import { addGauge } from "../../lib/add-gauge.ts";
import { within } from "../../lib/within.ts";

/** A scrape has ten seconds in all. */
const mayTakeMs = 3_000;

/** What cannot be seen has no line, so that an alarm may ask for its absence. */
export function registerHostMetrics(
  registry: Registry,
  { db, host }: { db: Db; host: HostInfo },
): void {
  addGauge(registry, {
    name: "katha_disk_bytes",
    help: "The data folder's disk, and what is free of it",
    labelNames: ["what"],
    async collect() {
      this.reset();
      const found = await within(mayTakeMs, host.disk()).catch(() => undefined);
      if (found === undefined) return;
      this.set({ what: "all" }, found.all);
      this.set({ what: "free" }, found.free);
    },
  });
  addGauge(registry, {
    name: "katha_database_bytes",
    help: "The size of the database",
    async collect() {
      const bytes = await within(mayTakeMs, findDatabaseSize(db)).catch(() => null);
      if (bytes === null) this.remove();
      else this.set(bytes);
    },
  });
  const { certificateEnd } = host;
  if (certificateEnd === undefined) return;
  addGauge(registry, {
    name: "katha_certificate_ends_seconds",
    help: "Until when the public address's certificate is good, in seconds since 1970",
    async collect() {
      const end = await within(mayTakeMs, certificateEnd()).catch(() => undefined);
      if (end === undefined) this.remove();
      else this.set(end.getTime() / 1_000);
    },
  });
}
