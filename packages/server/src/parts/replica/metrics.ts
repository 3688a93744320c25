import { Counter, Gauge, type Registry } from "prom-client";
import { type ReadFigures, readSources } from "./reads.ts";
import { replicaStates } from "./replica.ts";

export function registerReplicaMetrics(registry: Registry, figures: () => ReadFigures): void {
  const state = new Gauge({
    name: "katha_replica_state",
    help: "1 for the replica's state: used, or why lists, search and pages are not read from it",
    labelNames: ["state"],
    registers: [],
    collect() {
      const current = figures().replica.state;
      for (const one of replicaStates) this.set({ state: one }, one === current ? 1 : 0);
    },
  });
  const behind = new Gauge({
    name: "katha_replica_behind_seconds",
    help: "For how long the replica has not come to what was written",
    registers: [],
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
  for (const metric of [state, behind]) registry.registerMetric(metric);
  registry.registerMetric(read);
}
