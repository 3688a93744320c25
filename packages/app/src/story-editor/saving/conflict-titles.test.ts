// @vitest-environment happy-dom
import type { MergeClash, StoryEntry } from "@katha/storygraph";
import { useMessages } from "@katha/ui";
import { blankEntry } from "@katha/ui/author";
import { structureMessages, savingMessages } from "@katha/ui/screens";
import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { sceneClash } from "./conflict-titles.ts";

const entry: StoryEntry = {
  ...blankEntry,
  structureText: JSON.stringify({
    start_node: "ford",
    nodes: { ford: { text: "Wide.", mood: "calm" }, bank: "Reeds.", hut: { text: "Theirs." } },
  }),
};

function shown(clash: MergeClash) {
  const { result } = renderHook(() => ({
    t: useMessages(savingMessages),
    tStructure: useMessages(structureMessages),
  }));
  const { title, mine, theirs } = sceneClash({ id: "1", clash }, result.current);
  return [title, mine(entry), theirs];
}

test("a conflict is named as the editor names its fields, with what is in the form by now", () => {
  const both = { mine: "as it was", theirs: "Deep." };
  expect(shown({ node: "ford", field: "text", ...both })).toEqual([
    "ford: what is told",
    "Wide.",
    "Deep.",
  ]);
  expect(shown({ node: "ford", field: "mood", ...both })[0]).toBe("ford: Mood");
  expect(shown({ node: "bank", field: "text", ...both })[1]).toBe("Reeds.");
  expect(shown({ node: null, field: "start_node", mine: "a", theirs: "b" })).toEqual([
    "Story structure: where it begins",
    "ford",
    "b",
  ]);
});

test("a quality is named as the editor names it, down to what differs in it", () => {
  const declared = { part: "qualities", id: "trust" } as const;
  const both = { mine: "Faith", theirs: "Bond" };
  expect(shown({ node: null, declared, field: "name", ...both })[0]).toBe(
    "Story structure: quality trust: name",
  );
  expect(
    shown({ node: null, declared: { part: "health", id: null }, field: null, ...both })[0],
  ).toBe("Story structure: health");
});

test("a scene that one side deleted is missing", () => {
  const gone = { node: "hut", field: null, mine: undefined, theirs: { text: "Theirs." } };
  expect(shown(gone)).toEqual(["hut: the whole scene", null, "Theirs."]);
  expect(shown({ node: "ford", field: null, mine: { text: "" }, theirs: undefined })).toEqual([
    "ford: the whole scene",
    "Wide.",
    null,
  ]);
});
