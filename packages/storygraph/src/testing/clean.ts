import { normalise, type StoryGraph } from "../graph/structure.ts";
import type { LintContext } from "../lint/lint.ts";
import { lampGraph } from "./lamp-story.ts";
import { written } from "./written.ts";

const high = { quality: "trust", is: "at_least", value: 3 };

/** Graphs without findings, though each comes close to a fault. */
export const clean: Record<string, { graph: StoryGraph; context?: LintContext }> = {
  "one node that is an ending": { graph: written({ a: ["A"] }) },
  "a ring with a door": { graph: written({ a: ["A", "b", "c"], b: ["B", "a", "c"], c: ["C"] }) },
  "a choice that leads back to where it is made": {
    graph: written({ a: ["A", "a", "b"], b: ["B"] }),
  },
  "two choices that lead to the same node": { graph: written({ a: ["A", "b", "b"], b: ["B"] }) },
  "nodes named like parts of every object": {
    graph: normalise({
      nodes: [
        { name: "constructor", text: "A", choices: [{ text: "Go", target: "__proto__" }] },
        { name: "__proto__", text: "B" },
      ],
    }),
  },
  "XP that is spent to the last point": {
    graph: written({ a: ["A", "b"], b: ["B", "c"], c: ["C"] }),
    context: { economy: { initial_xp: 25, continue_cost: 15 } },
  },
  "one of everything that keeps count": {
    graph: lampGraph,
    context: { commands: ["Ask the goat"] },
  },
  "choices that read alike, one of which is open, and lists that are never empty": {
    graph: normalise({
      qualities: { trust: { kind: "number", name: "Trust", shown: true, most: 5 } },
      nodes: {
        a: {
          text: "{trust|none|some} {unless it rains}",
          choices: [
            { text: "Go", target: "b", when: high, effects: [{ add: "trust", by: 5 }] },
            { text: "Go", target: "c", when: { quality: "trust", is: "less_than", value: 3 } },
          ],
        },
        b: {
          text: "B",
          choices: [
            { text: "On", target: "c", when: { any: [high, { visited: "b" }] } },
            { text: "Back", target: "a", effects: [{ add: "trust", by: 1 }] },
          ],
        },
        c: { text: "C" },
      },
    }),
  },
  "all that a node may carry": {
    context: { names: ["Nila", "Amber Fort"], rating: "family" },
    graph: normalise({
      start_node: "ford",
      nodes: {
        end: { text: "Nila sleeps.", ending: { kind: "bitter", title: "Sleep" }, budget: 1 },
        ford: {
          text: "“You,” says Nila. The guards of Amber and of Amber Fort came on Sundays. Blood, wine and poison.",
          place: "river",
          mood: "calm",
          hour: "dusk",
          weather: "clear",
          cast: ["Nila"],
          freedom: "guided",
          beats: ["the ford is crossed", "Nila is wet"],
          budget: 1,
          source: "invented",
          other_tellings: "In the ballad she swims.",
          closer_look: "The river has a skin of light on it, and under that it is brown.",
          choices: [{ text: "Sleep.", target: "end" }],
        },
      },
    }),
  },
};
