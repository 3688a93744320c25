import { apply, viewOf } from "@katha/storygraph";
import { expect, test } from "vitest";
import { choicesAt, wordingAdded, type WordingPart } from "./line-acts.ts";

const structure = {
  start_node: "hold",
  nodes: {
    hold: { text: "A hold.", choices: [{ text: "Climb.", target: "deck", aliases: ["go up"] }] },
    deck: { text: "A deck.", choices: [] },
  },
};

function after(...presses: [text: string, part: WordingPart][]) {
  let written: object = structure;
  for (const [text, part] of presses) {
    const line = { scene: "hold", text };
    const operation = wordingAdded(viewOf(written as never), line, { choice: 0, part });
    if (operation) written = apply(written as never, operation);
  }
  return viewOf(written as never).nodes["hold"]?.choices[0];
}

test("a line is added to the wordings of its choice, once", () => {
  expect(after(["up the ladder", "aliases"], ["up the ladder", "aliases"])?.aliases).toEqual([
    "go up",
    "up the ladder",
  ]);
});

test("a line is added to what a choice is never taken for, and is no wording of it any more", () => {
  expect(after(["go up", "not_for"])).toMatchObject({ not_for: ["go up"] });
  expect(after(["go up", "not_for"])).not.toHaveProperty("aliases");
});

test("nothing is added where the scene or the choice is gone", () => {
  const graph = viewOf(structure);
  const press = { choice: 1, part: "aliases" } as const;
  expect(wordingAdded(graph, { scene: "hold", text: "up" }, press)).toBeNull();
  expect(wordingAdded(graph, { scene: "attic", text: "up" }, press)).toBeNull();
  expect(choicesAt(graph, "attic")).toEqual([]);
});
