import { simulate } from "@katha/storygraph";
import { printNumber } from "../number.ts";
import { medianTime } from "./median-time.ts";
import { sampleGraph } from "./sample-graph.ts";

/** The limit of proving: 10,000 plays of a story of 300 nodes; decision 0091. */
const limit = 5_000;
const story = sampleGraph(300);

const took = medianTime(() => simulate(story, { seed: 7, plays: 10_000 }));
const { random } = simulate(story, { seed: 7, plays: 10_000 }).players;
printNumber("10,000 plays of 300 nodes, all players", took, "ms");
printNumber("choices in such a play by chance, median", random?.turns.median ?? 0, "");
for (const kind of ["random", "contrary", "shortest", "longest"] as const) {
  const alone = { seed: 7, plays: 10_000, players: { [kind]: 1 } };
  printNumber(
    `10,000 plays, the ${kind} player alone`,
    medianTime(() => simulate(story, alone)),
    "ms",
  );
}
if (took > limit) {
  console.log(`  over its limit of ${limit} ms`);
  process.exitCode = 1;
}
