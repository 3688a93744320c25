import { expect, it } from "vitest";
import { newStructureStore } from "./store.ts";

const text = JSON.stringify({
  start_node: "a",
  nodes: { a: { text: "A", choices: [{ text: "Go", target: "b" }] }, b: "B", c: "C" },
});

it("chooses what was made, follows a new name, and lets go of what was deleted", () => {
  const store = newStructureStore(text);
  store.operate({ kind: "add_node", name: "d" }, 0);
  expect(store.state().selection).toEqual(["d"]);
  store.operate({ kind: "rename_node", node: "d", name: "e" }, 1);
  expect(store.state().selection).toEqual(["e"]);
  store.operate({ kind: "duplicate_nodes", nodes: ["a", "b"] }, 2);
  expect(store.state().selection).toEqual(["a_2", "b_2"]);
  store.operate({ kind: "delete_nodes", nodes: ["a_2"] }, 3);
  expect(store.state().selection).toEqual(["b_2"]);
});

it("shows what an undo changed", () => {
  const store = newStructureStore(text);
  store.operate({ kind: "set_text", node: "b", text: "Bee" }, 0);
  store.select(["c"]);
  store.undo();
  expect(store.state().selection).toEqual(["b"]);
  store.select(["c"]);
  store.redo();
  expect(store.state().selection).toEqual(["b"]);
});

it("chooses nothing that is not there, and tells of nothing that changed nothing", () => {
  const store = newStructureStore(text);
  let told = 0;
  store.subscribe(() => {
    told += 1;
  });
  store.operate({ kind: "set_text", node: "nowhere", text: "?" }, 0);
  store.operate({ kind: "add_node", name: "a" }, 0);
  expect(told).toBe(0);
  store.select(["nowhere"]);
  expect(store.state().selection).toEqual([]);
});
