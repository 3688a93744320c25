import { expect, it } from "vitest";
import { acceptedDrafts } from "./accepted-drafts.ts";

const graph = {
  start_node: "shore",
  nodes: { shore: { text: "The boat waits.", choices: [] }, row_on: { text: "", choices: [] } },
};
const draft = { id: "1", by: "a-model", text: "The oars knock.", choice: "Row on!", choices: [] };

it("adds a scene with the draft's text, its choices, and the choice that leads there, as one step", () => {
  const { operation, names } = acceptedDrafts(
    graph,
    "shore",
    [{ ...draft, choice: "पुकारो", choices: ["Wait"] }],
    "scene",
  );
  expect(names).toEqual(["पुकारो"]);
  expect(operation).toEqual({
    kind: "together",
    operations: [
      { kind: "add_node", name: "पुकारो", text: "The oars knock." },
      { kind: "add_choice", node: "पुकारो", text: "Wait", target: "" },
      { kind: "add_choice", node: "shore", text: "पुकारो", target: "पुकारो" },
    ],
  });
});

it("gives each scene a name that is not taken, even by another draft", () => {
  const drafts = [draft, draft, { ...draft, choice: "…" }, { ...draft, choice: null }];
  expect(acceptedDrafts(graph, "shore", drafts, "scene").names).toEqual([
    "row_on_2",
    "row_on_3",
    "scene",
    "scene_2",
  ]);
});
