import { normalise } from "@katha/storygraph";
import { describe, expect, test } from "vitest";
import type { Passage } from "../../port.ts";
import { builtInTurn, opening, story } from "../../testing/narrators/built-in-turn.ts";

describe("Immerse", () => {
  test("describes the place in the setup, and offers two things to do", async () => {
    const { narrative, setup, offers, scene } = await builtInTurn({ action: "immerse" });
    expect(narrative).toBe("");
    expect(setup).toContain("The lamp: brass, with a dent.");
    expect(offers.map(({ to }) => to)).toEqual(["isle", "home"]);
    expect(scene).toMatchObject({ place: "riverbank", hour: "dusk", weather: "rain" });
  });

  test("leaves people's notes to the narrator, and says plainly where nothing is left to tell", async () => {
    const first = await builtInTurn({ action: "immerse" });
    expect(first.setup).not.toContain("who rows");
    const told: Passage = { ...opening, action: "immerse", text: first.setup };
    const { setup, last } = await builtInTurn({ action: "immerse", passages: [opening, told] });
    expect(setup).toMatch(/^[^.\n]+\.$/u);
    expect(opening.text).not.toContain(setup);
    expect(last).toMatchObject({ kind: "done", isNothingNew: true });
  });

  test("offers any two of three ways, as the turn's seed has it", async () => {
    const choices = ["a", "b", "c"].map((target) => ({ text: `To ${target}.`, target }));
    const ends = { a: { text: "A." }, b: { text: "B." }, c: { text: "C." } };
    const fork = normalise({
      start_node: "fork",
      nodes: { fork: { text: "Fork.", choices }, ...ends },
    });
    const pairs = new Set<string>();
    for (let turn = 0; turn < 40; turn += 1) {
      const seed = `0197f3a2-6c1e-7b3d-9a52-${String(turn).padStart(12, "0")}`;
      const { offers } = await builtInTurn({
        story: { ...story, graph: fork },
        action: "immerse",
        seed,
      });
      pairs.add(offers.map(({ to }) => to).join(""));
    }
    expect([...pairs].toSorted()).toEqual(["ab", "ac", "bc"]);
  });

  test("offers a look at something where the author has one way alone, and the look is told", async () => {
    const line = normalise({
      nodes: {
        a: { text: "You hold the lamp over the water.", choices: [{ text: "Row.", target: "b" }] },
        b: { text: "Over." },
      },
    });
    const one = { ...story, graph: line };
    const { offers } = await builtInTurn({ story: one, action: "immerse" });
    expect(offers).toEqual([
      { text: "Row.", to: "b" },
      { text: "Look closer: the lamp", to: null },
    ]);
    const looked = await builtInTurn({
      story: one,
      action: "continue",
      said: "Look closer: the lamp",
    });
    expect(looked.narrative).toContain("The lamp: brass, with a dent.");
    expect(looked.narrative).not.toContain("Look closer");
  });
});
