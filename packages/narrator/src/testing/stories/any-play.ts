import { array, constantFrom, record, type Arbitrary } from "fast-check";
import { normalise, type StoryGraph } from "@katha/storygraph";
import type { NarrationRequest } from "../../port.ts";

export type Move = [action: NarrationRequest["action"], said: string | null];

const anyNode = record(
  {
    text: constantFrom("The river rises.", "The door is shut."),
    choices: array(
      record({
        text: constantFrom("Open the door", "Row to the isle", "Tell the king", "Wait", "रुको"),
        target: constantFrom("a", "b", "c", "d", "e", "f"),
      }),
      { maxLength: 3 },
    ),
    freedom: constantFrom("fixed", "guided", "free"),
    beats: array(constantFrom("the boat leaks", "राजा हँसते हैं"), { maxLength: 3 }),
    budget: constantFrom(0, 1, 2, 4, Number.NaN),
  },
  { requiredKeys: ["text"] },
);
/** Graphs of every kind: rings, dead ends, broken targets, no start, no nodes, odd budgets. */
export const anyGraph: Arbitrary<StoryGraph> = array(anyNode, { maxLength: 6 }).map((nodes) =>
  normalise({
    start_node: "a",
    nodes: Object.fromEntries(nodes.map((node, order) => ["abcdef".charAt(order), node])),
  }),
);

const words = constantFrom(
  null,
  "",
  "?!",
  "don't open",
  "no",
  "I walk into the dark and hum",
  "मैं कुछ नहीं करती",
  "qwx zzt",
  "kill everyone with a laser",
  "खोलो मत",
  "দরজা খুলো না",
);
const anyMove = record({
  action: constantFrom("continue" as const, "immerse" as const, "custom_action" as const),
  said: words,
}).map(({ action, said }): Move => [action, action === "immerse" ? null : said]);
/** Players of every kind: silent, contrary, out of their mind, or only looking. */
export const anyMoves: Arbitrary<Move[]> = array(anyMove, { minLength: 1, maxLength: 8 });
