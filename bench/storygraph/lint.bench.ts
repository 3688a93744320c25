import { lint, normalise } from "@katha/storygraph";
import { printNumber } from "../number.ts";
import { medianTime } from "./median-time.ts";
import { countingGraph } from "./counting-graph.ts";
import { sampleGraph } from "./sample-graph.ts";

/** How long an author may wait for findings while writing; decision 0017. */
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

/** The same for a story with twenty qualities; decision 0091. */
const counting = { nodes: 1_000, milliseconds: 150 };
const plain: unknown = JSON.parse(JSON.stringify(sampleGraph(counting.nodes)));
const keeping: unknown = JSON.parse(JSON.stringify(countingGraph(counting.nodes)));
const [ofPlain, ofCounting] = [plain, keeping].map((written) =>
  medianTime(() => lint(normalise(written), { rating: "family", names })),
);
printNumber(`lint of ${counting.nodes} nodes with state, the same`, ofCounting ?? 0, "ms");
printNumber("times as long as without state", (ofCounting ?? 0) / (ofPlain ?? 1), "");
if ((ofCounting ?? 0) > counting.milliseconds) {
  console.log(`  over its limit of ${counting.milliseconds} ms`);
  process.exitCode = 1;
}
