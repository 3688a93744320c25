import { Counter, Gauge, type Registry } from "prom-client";
import { type Reads, readSources } from "../../db/replica/reads.ts";
import { replicaStates } from "../../db/replica/replica.ts";

/** There are none without a replica. */
export function registerReplicaMetrics(
  registry: Registry,
  { figures }: Pick<Reads, "figures">,
): void {
  if (figures() === undefined) return;
  const state = new Gauge({
    name: "katha_replica_state",
    help: "1 for the replica's state: used, or why lists, search and pages are not read from it",
    labelNames: ["state"],
    registers: [],
    collect() {
      const current = figures()?.replica.state;
      if (current === undefined) return;
      for (const one of replicaStates) this.set({ state: one }, one === current ? 1 : 0);
    },
  });
  const behind = new Gauge({
    name: "katha_replica_behind_seconds",
    help: "For how long the replica has not come to what was written",
    registers: [],
    collect() {
      const milliseconds = figures()?.replica.behindMs;
      if (milliseconds !== undefined) this.set(milliseconds / 1_000);
    },
  });
  const read = new Counter({
    name: "katha_reads_total",
    help: "Lists, searches and pages, by the database that they were read from",
    labelNames: ["from"],
    registers: [],
    collect() {
      const counts = figures()?.reads;
      if (counts === undefined) return;
      this.reset();
      for (const from of readSources) this.inc({ from }, counts[from]);
    },
  });
  for (const metric of [state, behind]) registry.registerMetric(metric);
  registry.registerMetric(read);
}
