import { mostStates, prove, simulate } from "@katha/storygraph";
import { printNumber } from "../number.ts";
import { countingGraph } from "./counting-graph.ts";
import { medianTime } from "./median-time.ts";
import { sampleGraph } from "./sample-graph.ts";

/** 10,000 plays of 300 scenes with twenty qualities, in a worker; decision 0091. */
const limit = 5_000;
const plays = 10_000;
const options = { seed: 7, plays };
const counting = countingGraph(300);

const plain = medianTime(() => simulate(sampleGraph(300), options));
const took = medianTime(() => simulate(counting, options));
const { players, state } = simulate(counting, options);
printNumber("10,000 plays of 300 nodes with 20 qualities, all players", took, "ms");
printNumber("times as long as without state", took / plain, "");
printNumber("choices in such a play by chance, median", players.random?.turns.median ?? 0, "");
printNumber("endings that were come to", Object.keys(state?.endings ?? {}).length, "");

const few = { seed: 7, plays: 4 };
const exploring =
  medianTime(() => prove(counting, few)) - medianTime(() => prove(counting, { ...few, states: 1 }));
const explored = prove(counting, few).state;
printNumber("states looked at", explored?.states ?? 0, "");
printNumber("looking at them", exploring, "ms");
printNumber("states in a millisecond", (explored?.states ?? 0) / exploring, "");
if (took > limit) {
  console.log(`  over its limit of ${limit} ms`);
  process.exitCode = 1;
}
if (explored?.states !== mostStates) {
  console.log(`  looked at other than ${mostStates} states`);
  process.exitCode = 1;
}
