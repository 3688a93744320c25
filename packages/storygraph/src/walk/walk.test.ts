import { array, assert, nat, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { anyGraph } from "../testing/any-graph.ts";
import { offersIn } from "../state/turns/offers.ts";
import { written } from "../testing/written.ts";
import { lampGraph } from "../testing/lamp-story.ts";
import {
  beginWalk,
  choose,
  goBack,
  hasEnded,
  nodeAt,
  stepsOf,
  takeWay,
  textOf,
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
    expect(walk && [hasEnded(story, walk), nodeAt(story, walk)?.text, walk.steps]).toEqual([
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

  test("carries the state: what was lit is told, and what is locked is not taken", () => {
    const court = beginWalk(lampGraph);
    expect(
      court && offersIn(lampGraph, court.node, court.state).map(({ isLocked }) => isLocked),
    ).toEqual([false, true, false, false]);
    expect(court && choose(lampGraph, court, 1)).toBeUndefined();
    const lit = court && choose(lampGraph, court, 0);
    expect(lit?.changes).toMatchObject([{ quality: "lamp" }, { quality: "trust", by: 4 }]);
    expect(lit && textOf(lampGraph, lit)).toContain("The lamp burns.");
    const song = lit && takeWay(lampGraph, lit, { choice: null, target: "song" });
    expect(song && [song.node, song.choice]).toEqual(["song", null]);
    expect(song && walkAgain(lampGraph, song)).toEqual(song);
    expect(lit && goBack(lit)).toBe(court);
  });

  test("begins with a state set by hand, as far as the story knows it", () => {
    const begun = beginWalk(lampGraph, "court", {
      qualities: { lamp: true, trust: "much", gone: 1 },
      things: ["key", "gone"],
    });
    expect(begun?.state).toMatchObject({ qualities: { lamp: true, trust: 1 }, things: ["key"] });
    expect(begun?.state.qualities).not.toHaveProperty("gone");
    expect(begun && choose(lampGraph, begun, 1)?.node).toBe("hall");
  });

  test("tries a skill check both ways", () => {
    const court = beginWalk(lampGraph);
    const won = court && choose(lampGraph, court, 2, "won");
    const lost = court && choose(lampGraph, court, 2, "lost");
    expect([won?.node, won?.check?.isWon]).toEqual(["hall", true]);
    // The failure takes all health, and with it the story to its end.
    expect([lost?.node, lost?.check?.isWon]).toEqual(["dark", false]);
    expect(lost && walkAgain(lampGraph, lost)?.node).toBe("dark");
  });
});
