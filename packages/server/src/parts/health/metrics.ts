import type { Registry } from "prom-client";
import { modelBook, modelKinds } from "../../features/models/index.ts";
import { addGauge } from "../../lib/add-gauge.ts";
import { within } from "../../lib/within.ts";
import type { FindingsNeeds } from "./findings/needs.ts";
import { findDatabaseSize, findGivenUp, findQueues } from "./repo.ts";

/** A scrape has ten seconds in all. */
const mayTakeMs = 3_000;

type HealthMetricsNeeds = Pick<FindingsNeeds, "db" | "clock" | "host" | "providerStatusOf">;

/** What cannot be seen has no line, so that an alarm may ask for its absence. */
export function registerHealthMetrics(
  registry: Registry,
  { db, clock, host, providerStatusOf }: HealthMetricsNeeds,
): void {
  addGauge(registry, {
    name: "katha_waiting",
    help: "Due jobs, unsent emails and pending turns",
    labelNames: ["what"],
    async collect() {
      const queues = await findQueues(db, clock.now());
      for (const [what, queue] of Object.entries(queues)) this.set({ what }, queue.waiting);
    },
  });
  addGauge(registry, {
    name: "katha_oldest_due_job_seconds",
    help: "How long the oldest job has been due; 0 where none is",
    async collect() {
      const now = clock.now();
      const { oldest } = (await findQueues(db, now)).jobs;
      this.set(oldest === null ? 0 : (now.getTime() - oldest.getTime()) / 1_000);
    },
  });
  addGauge(registry, {
    name: "katha_jobs_given_up",
    help: "Jobs of the last seven days that failed for good",
    labelNames: ["kind"],
    async collect() {
      this.reset();
      for (const { kind, jobs } of await findGivenUp(db)) this.set({ kind }, jobs);
    },
  });
  addGauge(registry, {
    name: "katha_provider_ready",
    help: "0 for a provider of models that is left alone after failures, or is being tried again",
    labelNames: ["kind", "provider"],
    collect() {
      for (const kind of modelKinds)
        for (const { model_key } of modelBook[kind])
          for (const { provider, health } of providerStatusOf(model_key))
            this.set({ kind, provider }, health.state === "ready" ? 1 : 0);
    },
  });
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
