import { normalise } from "@katha/storygraph";
import { expect, test } from "vitest";
import { move, startPosition } from "../position/index.ts";
import { gateStory } from "../testing/stories/gate-story.ts";
import { deedsOf } from "./deeds.ts";

const climbed = "You climbed the gate.";
const nodes = structuredClone(gateStory.nodes);
Object.assign(nodes.gate.choices[2] ?? {}, { remembers: climbed });
const graph = normalise({ ...gateStory, nodes });
const climb = { choice: 2, text: "Climb over" };
const step = { way: "edge", to: "yard", choice: climb.text, taken: climb } as const;

test("what was tried is remembered as done where it was, and not where it failed", () => {
  const outcomes = new Set<boolean | undefined>();
  for (let seed = 0; seed < 40; seed += 1) {
    const before = startPosition(graph, { given: { seed: String(seed), endings: [] } });
    const isWon = move(graph, before, step).check?.isWon;
    outcomes.add(isWon);
    expect(deedsOf(graph, before, step)).toEqual(isWon ? [climbed] : []);
  }
  expect(outcomes).toEqual(new Set([true, false]));
});
