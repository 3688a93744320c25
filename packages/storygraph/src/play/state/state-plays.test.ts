import { describe, expect, test } from "vitest";
import { normalise } from "../../graph/structure.ts";
import { lampGraph } from "../../testing/lamp-story.ts";
import { ruledBy, usualRules } from "../../state/rules.ts";
import { playerKinds } from "../players.ts";
import { simulate } from "../simulate.ts";

const chance = { players: { random: 1 }, plays: 4_000 } as const;
const into = (text: string, target: string, more: object = {}) => ({ text, target, ...more });
const end = { text: "Over." };
const key = { things: { key: { name: "the key" } } };
const sharesOf = (graph: Parameters<typeof simulate>[0]) =>
  Object.fromEntries(
    (simulate(graph, chance).players.random?.endings ?? []).map(({ node, share }) => [node, share]),
  );

describe("plays of a story that keeps count", () => {
  test("go where conditions and effects let them", () => {
    const door = into("Open", "hall", { when: { carries: "key" }, otherwise: "locked" });
    const take = into("Take", "yard", { once: true, effects: [{ give: "key" }] });
    const yard = { text: "A door.", choices: [take, door, into("Leave", "road")] };
    const story = normalise({ ...key, start_node: "yard", nodes: { yard, hall: end, road: end } });
    // Half take the key, and half of these open the door.
    expect(sharesOf(story)).toEqual({
      hall: expect.closeTo(0.25, 1),
      road: expect.closeTo(0.75, 1),
    });
    const { state, players } = simulate(story, chance);
    expect(state?.endings["hall"]).toEqual({
      path: [
        { node: "yard", text: "Take", check: null },
        { node: "yard", text: "Open", check: null },
      ],
      decides: [{ condition: { carries: "key" }, share: 1, elsewhere: expect.closeTo(1 / 3, 1) }],
    });
    expect(players.random?.turns).toEqual({ min: 1, median: expect.any(Number), max: 2 });
  });

  test("win checks as often as their odds say", () => {
    const leap = into("Leap", "far", {
      check: { quality: "nerve", fails_to: "pit", difficulty: "easy" },
    });
    const story = (start: boolean) =>
      normalise({
        qualities: { nerve: { kind: "flag", name: "Nerve", start } },
        nodes: { edge: { text: "Deep.", choices: [leap] }, far: end, pit: end },
      });
    expect(sharesOf(story(false))["far"]).toBeCloseTo(0.45, 1);
    expect(sharesOf(story(true))["far"]).toBeCloseTo(0.95, 1);
  });

  test("are offered what a hub has, are led elsewhere, and die of wounds", () => {
    const { random } = simulate(lampGraph, chance).players;
    expect(random?.stuck).toEqual([]);
    expect(random?.endings.map(({ node, plays }) => [node, plays > 100])).toEqual([
      ["dark", true],
      ["feast", true],
      ["hall", true],
    ]);
    // With so much health a fall leads to the well, and nobody dies of one.
    const healthy = normalise({ ...lampGraph, health: { name: "Health", ends_at: "dark" } });
    expect(sharesOf(ruledBy(healthy, { ...usualRules, health_max: 1_000 }))["dark"]).toBeLessThan(
      0.02,
    );
  });

  test("say where nothing was left to choose, how one gets there, and with what", () => {
    const story = normalise({
      ...key,
      qualities: { trust: { kind: "number", name: "Trust", start: 2 } },
      nodes: {
        yard: {
          text: "A well.",
          choices: [into("Jump", "well"), into("Take", "well", { effects: [{ give: "key" }] })],
        },
        well: { text: "Deep.", choices: [into("Out", "home", { when: { carries: "key" } })] },
        home: end,
      },
    });
    const { state, players } = simulate(story, chance);
    expect(players.random?.stuck).toEqual([{ node: "well", plays: expect.any(Number) }]);
    expect(state?.stuck).toEqual([
      {
        node: "well",
        path: [{ node: "yard", text: "Jump", check: null }],
        has: [
          {
            says: "compares",
            name: "Trust",
            kind: "number",
            is: "equals",
            value: 2,
            is_quality: false,
          },
        ],
      },
    ]);
  });

  test("are given up when they go on and on", () => {
    const never = into("Out", "home", { when: { quality: "trust", is: "at_least", value: 9 } });
    const story = normalise({
      qualities: { trust: { kind: "number", name: "Trust", most: 9 } },
      nodes: {
        a: { text: "A", choices: [into("On", "b"), never] },
        b: { text: "B", choices: [into("Back", "a")] },
        home: end,
      },
    });
    for (const kind of playerKinds) {
      const { state, players } = simulate(story, { plays: 20, players: { [kind]: 1 } });
      expect(players[kind]?.endings[0]?.plays).toBe(0);
      expect(state?.lost.reduce((sum, { plays }) => sum + plays, 0)).toBe(20);
    }
  });

  test("give the same report for the same seed", () => {
    const play = (seed: number) => simulate(lampGraph, { seed, plays: 500 });
    expect(play(3)).toEqual(play(3));
    expect(play(3).heat).not.toEqual(play(4).heat);
  });
});
