import { array, constantFrom, dictionary, record, type Arbitrary } from "fast-check";
import { normalise, type StoryGraph } from "../graph/structure.ts";

const names = ["a", "b", "c", "d", "e", "f", "g"];
const choice = record({
  text: constantFrom("Go", "Stay", "Row", "Wait"),
  target: constantFrom(...names),
});
const node = record({
  text: constantFrom("Told.", "Said."),
  choices: array(choice, { maxLength: 3 }),
});

/** Small graphs of every kind: rings, broken links, unconnected nodes, no nodes. */
export const anyGraph: Arbitrary<StoryGraph> = dictionary(constantFrom(...names), node).map(
  (nodes) => normalise({ nodes }),
);
