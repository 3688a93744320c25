import { normalise } from "@katha/storygraph";
import { expect, test } from "vitest";
import type { StoryEntry } from "../files.ts";
import { pagesOf } from "./read-stories.ts";
import { endingsOf, lacksOfState } from "./state.ts";
import { toldText } from "./told-text.ts";

/** A door, its key under the mat, and a cellar that one falls into. */
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
const { step } = door.nodes;

test("knows an ending that must be earned from one that need not be", () => {
  expect(endingsOf(story(door))).toEqual({ reached: ["in"], earned: [] });
  const [open] = step.choices;
  const kept = { ...step, choices: [open, { text: "Go", target: "attic" }] };
  const both = endingsOf(story({ ...door, nodes: { ...door.nodes, step: kept } }));
  expect([both.reached.toSorted(), both.earned]).toEqual([["attic", "in"], ["in"]]);
});

test("says what a story with state lacks", () => {
  expect(lacksOfState(story(door))).toEqual([
    "no play comes to attic",
    "players get no further than cellar",
    "only 0 endings must be earned",
    "only 0 paragraphs before the endings are shown if",
    "in tells too little of what was done",
    "attic tells too little of what was done",
    '"lift the mat" has no answer that always holds',
    '"lift the mat" has no answer with a condition',
    '"lift the mat" says too little',
  ]);
});

test("finds where players get stuck, and what is never offered", () => {
  const shut = { ...step, choices: step.choices.slice(0, 1) };
  const keyless = { ...door, reactions: {}, nodes: { ...door.nodes, step: shut } };
  expect(lacksOfState(story(keyless)).slice(0, 5)).toEqual([
    "no play comes to in",
    "no play comes to cellar",
    "no play comes to attic",
    'nobody is offered "Open" at step',
    "players get no further than step",
  ]);
});

test("reads reasons and answers too, without what is between braces", () => {
  expect(toldText("{if not late} She has {cakes|none|one|some}, {name}.\n\n{if late} Late.")).toBe(
    "She has none one some, .\n\nLate.",
  );
  const pages = pagesOf({ graph: normalise(door), blurb: "A door" });
  expect(pages.find(({ node }) => node === "step")?.text).toContain("It wants a kee.");
  expect(pages.find(({ node }) => node === "mat")?.text).toBe("A key.");
});
