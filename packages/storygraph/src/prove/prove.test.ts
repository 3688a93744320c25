import { assert, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { anyGraph } from "../testing/any-graph.ts";
import { written } from "../testing/written.ts";
import { lint, measure, normalise, simulate } from "../index.ts";
import { prove, proving } from "./prove.ts";

const fork = normalise({
  nodes: {
    gate: {
      text: "Two ways and a well.",
      choices: ["yard", "road", "well"].map((target) => ({ text: target, target })),
    },
    yard: { text: "Home.", ending: { kind: "good", title: "Home" } },
    road: { text: "A long way.", choices: [{ text: "On", target: "sea" }] },
    sea: { text: "The sea.", ending: { kind: "open", title: "The sea" } },
    well: { text: "Deep.", choices: [{ text: "Wait", target: "well" }] },
    attic: { text: "Nobody comes here." },
  },
});

describe("prove", () => {
  test("gives the same report for the same seed, whole or in slices, and all of it is JSON", () => {
    assert(
      property(anyGraph, integer(), (graph, seed) => {
        const whole = prove(graph, { seed, plays: 600 });
        const slices = proving(graph, { seed, plays: 600 });
        const steps: unknown[] = [];
        let step = slices.next();
        for (; !step.done; step = slices.next()) steps.push(step.value);
        expect(step.value).toEqual(whole);
        expect(JSON.parse(JSON.stringify(whole))).toEqual(whole);
        expect(steps).toEqual(whole.plays === 0 ? [0] : [0, 250, 500]);
      }),
      { numRuns: 40, seed: 71 },
    );
    expect(prove(fork, { seed: 1 }).endings).not.toEqual(prove(fork, { seed: 2 }).endings);
  });

  test("joins what lint and plays find", () => {
    const report = prove(fork, { seed: 3, plays: 2_000, rating: "family" });
    expect(report.findings).toEqual(lint(fork, { rating: "family" }));
    expect(report.measures).toEqual(measure(fork));
    const { heat, players } = simulate(fork, { seed: 3, plays: 2_000 });
    expect(report.heat).toEqual(heat);
    expect(report.endings).toEqual(players.random?.endings);
    expect(report.a_play.turns).toEqual({
      min: 1,
      median: players.random?.turns.median,
      max: 2,
    });
  });

  test("tells where plays stop, over all players", () => {
    const { drop_off, players, plays } = prove(fork, { seed: 3, plays: 2_000 });
    const stuck = Object.values(players).flatMap((player) => player.stuck);
    const sum = stuck.reduce((all, place) => all + place.plays, 0);
    expect(drop_off).toEqual([{ node: "well", why: "stuck", plays: sum, share: sum / plays }]);
    expect(sum).toBeGreaterThan(0);
  });

  test("tells at which node the XP give out", () => {
    const line = written({ a: ["A", "b"], b: ["B", "c"], c: ["C", "d"], d: ["D"] });
    const economy = { initial_xp: 30, continue_cost: 20 };
    expect(prove(line, { plays: 10, economy }).drop_off).toEqual([
      { node: "c", why: "out_of_xp", plays: 10, share: 1 },
    ]);
  });

  test("plays a long story less often, and says so", () => {
    const scenes = Array.from({ length: 300 }, (_, at) => [
      `s${at}`,
      {
        text: "On.",
        choices: at === 299 ? [] : [at + 1, 0].map((to) => ({ text: `${to}`, target: `s${to}` })),
      },
    ]);
    const story = normalise({ start_node: "s0", nodes: Object.fromEntries(scenes) });
    const report = prove(story, { plays: 1_000, effort: 50_000 });
    expect(report.plays_asked).toBe(1_000);
    expect(report.plays).toBeGreaterThanOrEqual(4);
    expect(report.plays * report.a_play.turns.median).toBeLessThan(100_000);
    expect(Object.keys(report.players)).toEqual(["random", "contrary", "shortest", "longest"]);
    expect(prove(story, { plays: 1_000, effort: 50_000 })).toEqual(report);
    const enough = prove(fork, { plays: 1_000 });
    expect([enough.plays, enough.plays_asked]).toEqual([1_000, 1_000]);
  });

  test("reports the plays so far when it is told that they are enough", () => {
    const slices = proving(fork, { plays: 1_000 });
    slices.next();
    expect(slices.next()).toEqual({ done: false, value: 250 });
    const last = slices.next("enough");
    expect(last.done && last.value).toMatchObject({ plays: 250, plays_asked: 1_000 });
  });

  test("has nothing to say of what cannot be played", () => {
    expect(prove(normalise({}))).toMatchObject({
      plays: 0,
      endings: [],
      drop_off: [],
      a_play: { turns: { min: 0, median: 0, max: 0 } },
      findings: [{ code: "no_nodes" }],
    });
  });
});
