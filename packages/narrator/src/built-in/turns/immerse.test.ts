import { normalise } from "@katha/storygraph";
import { describe, expect, test } from "vitest";
import type { Passage, StoryVersion } from "../../port.ts";
import { builtInTurn, opening, story } from "../../testing/narrators/built-in-turn.ts";
import { nextPosition, startPosition } from "../../position/index.ts";

const passage = (node: string, text: string, action: Passage["action"] = "continue"): Passage => ({
  turnId: node,
  action,
  said: null,
  text,
  node,
});

/** Presses Immerse so often, and returns what was told each time. */
async function immersed(one: Partial<Parameters<typeof builtInTurn>[0]>, times: number) {
  const told: Awaited<ReturnType<typeof builtInTurn>>[] = [];
  const passages = [...(one.passages ?? [opening])];
  for (let at = 0; at < times; at += 1) {
    const turn = await builtInTurn({ ...one, action: "immerse", passages });
    told.push(turn);
    passages.push(passage("", turn.setup, "immerse"));
  }
  return told;
}

const shore = normalise({
  start_node: "quay",
  nodes: {
    quay: {
      text: 'The ferry is older than the town, and its bell has no tongue. You wait in the rain. A dog sleeps on the steps. Somewhere a shutter bangs. "Not today," says Nila.',
      choices: [{ text: "Go aboard.", target: "deck" }],
    },
    deck: {
      text: "The deck is wet. A rope is tied round the bell, and somebody has put a knot in it for every year. You step over it. Then the ferry moves.",
      choices: [
        { text: "Ring the bell.", target: "end" },
        { text: "Count the knots.", target: "end" },
      ],
    },
    end: { text: "It is quiet." },
  },
});
const ferry: StoryVersion = { ...story, graph: shore, bible: null };
const onDeck = nextPosition(shore, startPosition(shore), {
  way: "edge",
  to: "deck",
  choice: "Go aboard.",
});
const aboard = {
  story: ferry,
  before: onDeck,
  position: onDeck,
  passages: [
    passage("quay", shore.nodes["quay"]?.text ?? "", "story_start"),
    passage("deck", shore.nodes["deck"]?.text ?? ""),
  ],
};

describe("Immerse", () => {
  test("describes the place in the setup, and offers two things to do", async () => {
    const { narrative, setup, offers, scene } = await builtInTurn({ action: "immerse" });
    expect(narrative).toBe("");
    expect(setup).toContain("The lamp: brass, with a dent.");
    expect(setup).not.toContain("who rows");
    expect(offers.map(({ to }) => to)).toEqual(["isle", "home"]);
    expect(scene).toMatchObject({ place: "riverbank", hour: "dusk", weather: "rain" });
  });

  test("tells how things are here, and what an earlier scene said of what is here, in the author's sentences", async () => {
    const [first] = await immersed(aboard, 1);
    expect(first?.setup).toContain(
      "The deck is wet. A rope is tied round the bell, and somebody has put a knot in it for every year.",
    );
    expect(first?.setup).toMatch(
      /comes back: The ferry is older than the town, and its bell has no tongue\.$/u,
    );
    expect(first?.setup).not.toContain("You wait");
  });

  test("never says the same twice in a row, and in the end that this is all, and what is left to do", async () => {
    const told = await immersed(aboard, 6);
    const setups = told.map(({ setup }) => setup);
    for (const [at, setup] of setups.entries()) expect(setup).not.toBe(setups[at - 1]);
    expect(setups.at(-1)).toMatch(/Ring the bell, or count the knots\?$/u);
    expect(told.at(-1)?.last).toMatchObject({ kind: "done", isNothingNew: true });
    expect(told[0]?.last).not.toMatchObject({ isNothingNew: true });
  });

  test("tells what the author wrote for it first, once", async () => {
    const closer_look = "Under the paint the ferry has another name.";
    const { deck, ...nodes } = shore.nodes;
    const graph = normalise({ ...shore, nodes: { ...nodes, deck: { ...deck, closer_look } } });
    const [first, second] = await immersed({ ...aboard, story: { ...ferry, graph } }, 2);
    expect(first?.setup).toBe(closer_look);
    expect(second?.setup).toContain("A rope is tied round the bell");
    expect(second?.setup).not.toContain(closer_look);
  });

  test("tells what the author answers to looks at what is here, each named where the answer does not", async () => {
    const says = ["Every knot is of another hand, and the last is wet and very small and new."];
    const graph = normalise({
      ...shore,
      reactions: {
        rope: { about: "the rope", at: "deck", acts: ["look"], says },
        take: { about: "the bell", at: "deck", acts: ["take"], says: ["It stays."] },
      },
    });
    const [first, second] = await immersed({ ...aboard, story: { ...ferry, graph } }, 2);
    expect(first?.setup).toMatch(/^The rope\. Every knot is of another hand/u);
    expect(first?.setup).not.toContain("It stays.");
    expect(second?.setup).not.toContain("another hand");
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
    expect(offers.map(({ text }) => text)).toEqual(["Row.", "Look closer: the lamp"]);
    const said = "Look closer: the lamp";
    const looked = await builtInTurn({ story: one, action: "continue", said });
    expect(looked.narrative).toContain("The lamp: brass, with a dent.");
    expect(looked.narrative).not.toContain("Look closer");
  });

  test("offers a look at what only the scene names, and tells what it says of it", async () => {
    const { offers } = await builtInTurn({ story: ferry, action: "immerse" });
    expect(offers.map(({ text }) => text)).toEqual(["Go aboard.", "Look closer: the ferry"]);
    const said = "Look closer: the ferry";
    const looked = await builtInTurn({ story: ferry, action: "continue", said });
    expect(looked.narrative).toContain("The ferry is older than the town");
  });
});
