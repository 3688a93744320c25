import { array, assert, nat, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { anyGraph } from "../testing/any-graph.ts";
import { written } from "../testing/written.ts";
import {
  beginWalk,
  choose,
  goBack,
  isOver,
  nodeAt,
  stepsOf,
  walkAgain,
  type Walk,
} from "./walk.ts";

const story = written({ a: ["A", "b", "gone"], b: ["B", "a", "c"], c: ["C"] });

function go(choices: readonly number[], graph = story): Walk | undefined {
  let walk = beginWalk(graph);
  for (const choice of choices) walk = walk && (choose(graph, walk, choice) ?? walk);
  return walk;
}

describe("a walk", () => {
  test("goes from the start along choices to an ending, and remembers the way", () => {
    const walk = go([0, 0, 0, 1]);
    expect(walk && stepsOf(walk).map(({ node, choice }) => [node, choice])).toEqual([
      ["a", null],
      ["b", 0],
      ["a", 0],
      ["b", 0],
      ["c", 1],
    ]);
    expect(walk && [isOver(story, walk), nodeAt(story, walk)?.text, walk.steps]).toEqual([
      true,
      "C",
      4,
    ]);
  });

  test("does not take a choice that is not there, or leads into nothing", () => {
    const start = beginWalk(story);
    for (const choice of [1, 2, -1, 0.5])
      expect(start && choose(story, start, choice)).toBeUndefined();
    expect(beginWalk(story, "toString")).toBeUndefined();
    expect(beginWalk(story, "c")?.node).toBe("c");
  });

  test("undone step by step, stands where it stood", () => {
    assert(
      property(anyGraph, array(nat(3), { maxLength: 20 }), (graph, choices) => {
        let walk = beginWalk(graph);
        if (walk === undefined) return;
        const stood = [walk];
        for (const choice of choices) {
          const next: Walk | undefined = choose(graph, walk, choice);
          if (next === undefined) continue;
          stood.push(next);
          walk = next;
        }
        expect(stepsOf(walk)).toEqual(stood);
        for (const before of stood.toReversed()) {
          expect(walk).toBe(before);
          walk = goBack(walk);
        }
        expect(walk).toBe(stood[0]);
      }),
    );
  });

  test("is walked again in a changed story for as far as the choices still lead the same way", () => {
    const walk = go([0, 1]);
    expect(walk && walkAgain(story, walk)).toEqual(walk);
    const changed = written({ a: ["Other", "b"], b: ["B", "a", "d"], d: ["D"] });
    expect(walk && walkAgain(changed, walk)?.node).toBe("b");
    expect(walk && walkAgain(written({ z: ["Z"] }), walk)).toBeUndefined();
  });
});
