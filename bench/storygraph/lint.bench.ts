import { lint, normalise } from "@katha/storygraph";
import { printNumber } from "../number.ts";
import { medianTime } from "./median-time.ts";
import { sampleGraph } from "./sample-graph.ts";

/** What an author may wait for findings while writing; decision 0017. */
const limits = [
  { nodes: 1_000, milliseconds: 100 },
  { nodes: 5_000, milliseconds: 1_000 },
];
const names = ["Scene", "Ferry"];

for (const { nodes, milliseconds } of limits) {
  const written: unknown = JSON.parse(JSON.stringify(sampleGraph(nodes)));
  const took = medianTime(() => lint(normalise(written), { rating: "family", names }));
  printNumber(`lint of ${nodes} nodes, read, with rating and names`, took, "ms");
  if (took > milliseconds) {
    console.log(`  over its limit of ${milliseconds} ms`);
    process.exitCode = 1;
  }
}
