import { normalise, ruledBy, usualRules, type StoryGraph } from "@katha/storygraph";
import { describe, expect, test } from "vitest";
import { allocatedBy } from "../testing/allocated.ts";
import { begun, move } from "./index.ts";

const numbered = (count: number, name: string) =>
  Array.from({ length: count }, (_, at) => `${name}${at}`);

/** A story whose first choice leads to a scene with these effects. */
function story(declared: object, effects: readonly object[]): StoryGraph {
  const choices = [{ text: "Go", target: "b" }];
  const nodes = { a: { text: "A", choices }, b: { text: "B", effects } };
  const graph = normalise({ ...declared, start_node: "a", nodes });
  return ruledBy(graph, { ...usualRules, slots: effects.length });
}

const stories = {
  flags: (count: number) => {
    const names = numbered(count, "flag");
    const qualities = Object.fromEntries(names.map((name) => [name, { kind: "flag", name }]));
    return story(
      { qualities },
      names.map((name) => ({ set: name, to: true })),
    );
  },
  "words of a set": (count: number) => {
    const values = numbered(count, "word");
    return story(
      { qualities: { known: { kind: "set", values } } },
      values.map((value) => ({
        include: "known",
        value,
        when: { quality: "known", is: "lacks", value },
      })),
    );
  },
  things: (count: number) => {
    const names = numbered(count, "thing");
    const things = Object.fromEntries(names.map((name) => [name, { name }]));
    return story(
      { things },
      names.map((give) => ({ give })),
    );
  },
};

/** What a step copies, and what it changes. */
function stepOf(graph: StoryGraph) {
  const { position } = begun(graph);
  const step = { way: "edge", to: "b", choice: "Go" } as const;
  // Once before, so that what is made for a story once is not counted.
  const { changes } = move(graph, position, step);
  return { changes: changes.length, copied: allocatedBy(() => move(graph, position, step)) };
}

describe("a step that changes ten times as many", () => {
  test.each(Object.entries(stories))("%s copies about ten times as much", (_what, of) => {
    const [few, many] = [150, 1_500].map((count) => stepOf(of(count)));
    expect([few?.changes, many?.changes]).toEqual([150, 1_500]);
    // Copying everything at each change makes it a hundred times.
    expect((many?.copied ?? 0) / (few?.copied ?? 1)).toBeLessThan(25);
  });
});
