import { assert, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { anyGraph } from "../testing/any-graph.ts";
import { clean } from "../testing/clean.ts";
import { endingOdds } from "../testing/ending-odds.ts";
import { written } from "../testing/written.ts";
import { reachable } from "../graph/reach.ts";
import { hasScenes, lint, normalise } from "../index.ts";
import { patienceFor } from "./plays.ts";
import { playerKinds } from "./players.ts";
import { simulate } from "./simulate.ts";

/** Three ways home: a quarter of chance by the bridge, the rest divided by a ferry that may turn back. */
const crossing = normalise({
  nodes: {
    bank: {
      text: "One two three.",
      choices: ["road", "ferry"].map((target) => ({ text: target, target })),
    },
    road: {
      text: "One two.",
      choices: ["bridge", "ferry"].map((target) => ({ text: target, target })),
    },
    ferry: {
      text: "One.",
      choices: ["isle", "bank"].map((target) => ({ text: target, target })),
      budget: 3,
    },
    bridge: { text: "Home.", ending: { kind: "good", title: "Dry" } },
    isle: { text: "Lost.", ending: { kind: "dark", title: "The Isle" } },
    attic: { text: "Nobody comes here." },
  },
});

describe("simulate", () => {
  test("gives the same report for the same seed, and another for another", () => {
    const play = (seed: number) => simulate(crossing, { seed, plays: 200 });
    expect(play(7)).toEqual(play(7));
    expect(play(7).heat).not.toEqual(play(8).heat);
    assert(
      property(anyGraph, integer(), (graph, seed) => {
        const once = simulate(graph, { seed, plays: 20 });
        expect(simulate(graph, { seed, plays: 20 })).toEqual(once);
      }),
      { numRuns: 50 },
    );
  });

  test("a story that passes the gate never leaves any player stuck", () => {
    let passed = 0;
    assert(
      property(anyGraph, integer(), (graph, seed) => {
        if (!hasScenes(graph) || lint(graph).some(({ severity }) => severity === "error")) return;
        passed += 1;
        const report = simulate(graph, { seed, plays: 40 });
        expect(Object.keys(report.players)).toEqual([...playerKinds]);
        for (const { stuck, endings, plays, turns } of Object.values(report.players)) {
          expect(stuck).toEqual([]);
          expect(endings.reduce((sum, ending) => sum + ending.plays, 0)).toBe(plays);
          expect(turns.max).toBeLessThan(patienceFor(7) + 7);
        }
        const within = reachable(graph);
        const apart = Object.keys(graph.nodes).filter((node) => !within.has(node));
        expect(report.never_reached).toEqual(expect.arrayContaining(apart));
      }),
      { numRuns: 400 },
    );
    expect(passed).toBeGreaterThan(20);
  });

  test("tells where players get stuck when a story has a trap", () => {
    const trap = written({ a: ["A", "b", "e"], b: ["B", "b"], e: ["E"] });
    const { random } = simulate(trap, { plays: 1_000, players: { random: 1 } }).players;
    expect(random?.stuck).toEqual([{ node: "b", plays: expect.any(Number) }]);
    const stuck = random?.stuck[0]?.plays ?? 0;
    expect(stuck).toBeGreaterThan(400);
    expect(stuck + (random?.endings[0]?.plays ?? 0)).toBe(1_000);
  });

  test("finds the shortest way, and a longest one that sees every node it can", () => {
    const { shortest, longest } = simulate(crossing, { plays: 400 }).players;
    expect(shortest?.turns).toEqual({ min: 2, median: 2, max: 2 });
    expect(longest?.turns.max).toBeGreaterThanOrEqual(3);
    const line = written({ a: ["A", "d", "b"], b: ["B", "c", "d"], c: ["C", "a", "d"], d: ["D"] });
    expect(simulate(line, { plays: 10, players: { longest: 1 } }).players.longest?.turns.min).toBe(
      3,
    );
  });

  test("the contrary player comes wherever chance hardly ever does", () => {
    const deep = Object.fromEntries(
      Array.from({ length: 12 }, (_, at): [string, [string, ...string[]]] => [
        `n${at}`,
        at === 11 ? ["The rare end."] : ["On.", "out", "out", "out", `n${at + 1}`],
      ]),
    );
    const story = written({ ...deep, out: ["Out."] });
    const rare = (kind: "random" | "contrary") =>
      simulate(story, { plays: 500, players: { [kind]: 1 } }).heat["n11"];
    expect([rare("random"), (rare("contrary") ?? 0) > 0.01]).toEqual([0, true]);
  });

  test("sends home whoever wanders too long", () => {
    const maze = Object.fromEntries(
      Array.from({ length: 13 }, (_, at): [string, [string, ...string[]]] => [
        `n${at}`,
        at === 12 ? ["Out."] : ["On.", "n0", "n0", "n0", `n${at + 1}`],
      ]),
    );
    const { random } = simulate(written(maze), { plays: 50, players: { random: 1 } }).players;
    expect(random?.stuck).toEqual([]);
    expect(random?.turns.max).toBe(patienceFor(13) + 12);
  });

  test("plays out the odds that can be computed", () => {
    const odds = endingOdds(crossing);
    // From the bank: b = 1/2 road + 1/2 ferry; road = 1/2 + 1/2 ferry; ferry = 1/2 b. So b = 2/5.
    expect(odds).toEqual({ bridge: expect.closeTo(0.4), isle: expect.closeTo(0.6), attic: 0 });
    const { random } = simulate(crossing, { plays: 20_000, players: { random: 1 } }).players;
    for (const { node, share } of random?.endings ?? [])
      expect(Math.abs(share - (odds[node] ?? 0))).toBeLessThan(0.015);
  });

  test("counts what a play costs, earns and takes to read", () => {
    const economy = {
      initial_xp: 10,
      xp_gain_multiplier: 2,
      continue_cost: 12,
      coins_per_turn: 3,
    };
    const line = normalise({
      nodes: {
        a: { text: "One two.", choices: [{ text: "Go", target: "b" }], budget: 4 },
        b: { text: "Three.", choices: [{ text: "Go", target: "c" }] },
        c: { text: "Four." },
      },
    });
    const { random } = simulate(line, { plays: 10, players: { random: 1 }, economy }).players;
    const same = (value: number) => ({ min: value, median: value, max: value });
    expect(random).toMatchObject({
      turns: same(2),
      words: same(6),
      credits: same(6),
      credits_at_most: same(15),
      xp: same(10 - 24 + 10 + 100),
      out_of_xp: 10,
    });
    expect(simulate(line, { plays: 10 }).players.random?.out_of_xp).toBe(0);
  });

  test("tells of heat, of what nobody came to, and of the strictest words that can be met", () => {
    const report = simulate(crossing, { plays: 1_000 });
    expect(report.plays).toBe(1_000);
    expect(report.heat["bank"]).toBe(1);
    expect(report.never_reached).toEqual(["attic"]);
    expect(report.worst_rating).toBeNull();
    const rated = written({ a: ["Gory.", "b"], b: ["Cocaine.", "c"], c: ["C"], d: ["Heroin."] });
    expect(simulate(rated, { plays: 1 }).worst_rating).toEqual({
      audience: "mature",
      word: "Cocaine",
      node: "b",
    });
  });

  test("plays what is clean and what is empty", () => {
    for (const { graph } of Object.values(clean))
      for (const { stuck } of Object.values(simulate(graph, { plays: 20 }).players))
        expect(stuck).toEqual([]);
    expect(simulate(normalise({}))).toMatchObject({ plays: 0, players: {}, never_reached: [] });
  });
});
