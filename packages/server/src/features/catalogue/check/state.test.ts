import { normalise } from "@katha/storygraph";
import { expect, test } from "vitest";
import type { StoryEntry } from "../files.ts";
import { everyWho, explore } from "./explore.ts";
import { pagesOf } from "./read-stories.ts";
import { earnedEndings, lacksOfState } from "./state.ts";
import { toldText } from "./told-text.ts";

/** A door, its key under the mat, and a cellar that is come to by falling. */
const door = {
  start_node: "step",
  things: { key: { name: "the key", about: "Cold." } },
  qualities: { nerve: { kind: "number", name: "Nerve", shown: true, least: 0, most: 2, start: 0 } },
  reactions: {
    mat: { command: "lift the mat", at: "step", says: ["A key."], effects: [{ give: "key" }] },
  },
  nodes: {
    step: {
      text: "The step.",
      choices: [
        {
          text: "Open",
          target: "in",
          when: { carries: "key" },
          otherwise: "locked",
          reason: "It wants a kee.",
        },
        { text: "Jump", target: "in", check: { quality: "nerve", fails_to: "cellar" } },
      ],
    },
    in: { text: "In.\n\n{if key} With the key.", shown_if: { key: { carries: "key" } } },
    cellar: { text: "Down.", choices: [{ text: "Wait", target: "cellar" }] },
    attic: { text: "Up.", choices: [] },
  },
};
const game_config = { commands: { continue: { cost: 0 }, "lift the mat": { cost: 1 } } };
const story = (structure: unknown) =>
  ({ structure, game_config }) as unknown as Pick<StoryEntry, "structure" | "game_config">;
const graphOf = (structure: unknown) => normalise(structure);

test("explores by every choice, outcome and command", () => {
  const { nodes, endings, stuck } = explore(graphOf(door), ["lift the mat"]);
  expect([[...nodes].toSorted(), [...endings], [...stuck]]).toEqual([
    ["cellar", "in", "step"],
    ["in"],
    [],
  ]);
  const locked = { ...door.nodes.step, choices: door.nodes.step.choices.slice(0, 1) };
  const noKey = explore(graphOf({ ...door, nodes: { ...door.nodes, step: locked } }), []);
  expect([...noKey.stuck]).toEqual(["step"]);
});

test("knows an ending that must be earned from one that need not be", () => {
  expect(earnedEndings(story(door))).toEqual([]);
  const [open] = door.nodes.step.choices;
  const step = { ...door.nodes.step, choices: [open, { text: "Go", target: "attic" }] };
  expect(earnedEndings(story({ ...door, nodes: { ...door.nodes, step } }))).toEqual(["in"]);
});

test("says what a story that keeps count lacks", () => {
  expect(lacksOfState(story(door))).toEqual([
    "no play comes to attic",
    "only 0 endings must be earned",
    "only 0 paragraphs before the endings are shown if",
    "in tells too little of what was done",
    "attic tells too little of what was done",
    '"lift the mat" has no answer that always holds',
    '"lift the mat" has no answer with a condition',
    '"lift the mat" says too little',
  ]);
});

test("plays as everybody that a player may say they are", () => {
  const qualities = {
    name: { kind: "text", name: "Name" },
    manner: { kind: "one_of", name: "Manner", values: ["shy", "loud"] },
  };
  const who = { qualities: ["name", "manner"], things: ["key"], things_most: 1 };
  expect(everyWho(graphOf({ ...door, qualities, who }))).toEqual([
    null,
    { qualities: { name: "Asha", manner: "shy" }, things: [] },
    { qualities: { name: "Asha", manner: "shy" }, things: ["key"] },
    { qualities: { name: "Asha", manner: "loud" }, things: [] },
    { qualities: { name: "Asha", manner: "loud" }, things: ["key"] },
  ]);
});

test("reads reasons and answers too, without what is between braces", () => {
  expect(toldText("{if not late} She has {cakes|none|one|some}, {name}.\n\n{if late} Late.")).toBe(
    "She has none one some, .\n\nLate.",
  );
  const pages = pagesOf({ graph: graphOf(door), blurb: "A door" });
  expect(pages.find(({ node }) => node === "step")?.text).toContain("It wants a kee.");
  expect(pages.find(({ node }) => node === "mat")?.text).toBe("A key.");
});
