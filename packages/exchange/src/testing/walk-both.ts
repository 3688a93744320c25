import { expect } from "vitest";
import { createRng, type StoryGraph } from "@katha/storygraph";
import { ourPlayer } from "./ink-player.ts";

/** A story whose choices are hidden while they are locked, as other programs do it. */
export function withoutLocks(graph: StoryGraph): StoryGraph {
  const nodes = Object.entries(graph.nodes).map(([name, node]) => {
    const choices = node.choices.map((choice) =>
      Object.fromEntries(
        Object.entries(choice).filter(([field]) => !["otherwise", "reason"].includes(field)),
      ),
    );
    return [name, Object.assign({}, node, { choices })];
  });
  return Object.assign({}, graph, { nodes: Object.fromEntries(nodes) });
}

/** Plays two stories along the same picks, and expects the same texts and choices. */
export function expectSamePlays(one: StoryGraph, other: StoryGraph, paths: number): void {
  for (let path = 0; path < paths; path += 1) {
    const rng = createRng(`same ${path}`);
    const [left, right] = [ourPlayer(one, "Continue"), ourPlayer(other, "Continue")];
    const walked: string[] = [];
    for (let step = 0; step < 12; step += 1) {
      const [{ text, choices }, there] = [left.met(), right.met()];
      expect({ text: there.text, choices: there.choices, walked }).toEqual({
        text,
        choices,
        walked,
      });
      if (choices.length === 0) break;
      const at = rng.between(0, choices.length - 1);
      walked.push(choices[at] ?? "");
      // The same rolls for both, since their scenes may have other names.
      const roll = rng.between(0, 99) / 100;
      left.pick(at, roll);
      right.pick(at, roll);
    }
  }
}
