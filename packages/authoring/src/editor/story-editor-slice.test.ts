import type { StructureOperation } from "@katha/storygraph";
import { expect, it } from "vitest";
import { testEntry } from "../testing/entries.ts";
import { authoringStore } from "../testing/store.ts";
import { selectEditor } from "./selectors.ts";
import { editorOpened, nodesSelected, operationDone } from "./story-editor-slice.ts";
import { redo, undo } from "./undo.ts";

const text = JSON.stringify({
  start_node: "a",
  nodes: { a: { text: "A", choices: [{ text: "Go", target: "b" }] }, b: "B", c: "C" },
});

function editing() {
  const store = authoringStore();
  const { dispatch } = store;
  const id = "7";
  dispatch(editorOpened({ id, entry: { ...testEntry, structureText: text }, saving: null }));
  const editor = () => selectEditor(store.getState(), id);
  return {
    editor,
    selection: () => editor()?.selection,
    operate: (operation: StructureOperation, at: number) =>
      dispatch(operationDone({ id, operation, at })),
    select: (nodes: readonly string[]) => dispatch(nodesSelected({ id, nodes })),
    undo: () => dispatch(undo(id)),
    redo: () => dispatch(redo(id)),
  };
}

it("selects what was created, follows renames, and drops what was deleted", () => {
  const story = editing();
  story.operate({ kind: "add_node", name: "d" }, 0);
  expect(story.selection()).toEqual(["d"]);
  story.operate({ kind: "rename_node", node: "d", name: "e" }, 1);
  expect(story.selection()).toEqual(["e"]);
  story.operate({ kind: "duplicate_nodes", nodes: ["a", "b"] }, 2);
  expect(story.selection()).toEqual(["a_2", "b_2"]);
  story.operate({ kind: "delete_nodes", nodes: ["a_2"] }, 3);
  expect(story.selection()).toEqual(["b_2"]);
});

it("shows what an undo changed", () => {
  const story = editing();
  story.operate({ kind: "set_text", node: "b", text: "Bee" }, 0);
  story.select(["c"]);
  story.undo();
  expect(story.selection()).toEqual(["b"]);
  story.select(["c"]);
  story.redo();
  expect(story.selection()).toEqual(["b"]);
});

it("selects nothing that is missing, and stays the same where nothing changed", () => {
  const story = editing();
  const before = story.editor();
  story.operate({ kind: "set_text", node: "nowhere", text: "?" }, 0);
  story.operate({ kind: "add_node", name: "a" }, 0);
  story.select(["nowhere"]);
  expect(story.editor()).toBe(before);
});
