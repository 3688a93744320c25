import { Counter, type Registry } from "prom-client";
import { addGauge } from "../../lib/add-gauge.ts";
import { type ReadFigures, readSources } from "./reads.ts";
import { replicaStates } from "./replica.ts";

export function registerReplicaMetrics(registry: Registry, figures: () => ReadFigures): void {
  addGauge(registry, {
    name: "katha_replica_state",
    help: "1 for the replica's state: used, or why lists, search and pages are not read from it",
    labelNames: ["state"],
    collect() {
      const current = figures().replica.state;
      for (const one of replicaStates) this.set({ state: one }, one === current ? 1 : 0);
    },
  });
  addGauge(registry, {
    name: "katha_replica_behind_seconds",
    help: "For how long the replica has not come to what was written",
    collect() {
      this.set(figures().replica.behindMs / 1_000);
    },
  });
  const read = new Counter({
    name: "katha_reads_total",
    help: "Lists, searches and pages, by the database that they were read from",
    labelNames: ["from"],
    registers: [],
    collect() {
      this.reset();
      for (const from of readSources) this.inc({ from }, figures().reads[from]);
    },
  });
  registry.registerMetric(read);
}
