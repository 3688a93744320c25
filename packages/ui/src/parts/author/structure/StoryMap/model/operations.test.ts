import { expect, test } from "vitest";
import { modelOf } from "./model.ts";
import { freeName, linking, linkingToNew, moving, tidying } from "./operations.ts";

const model = modelOf({
  start_node: "gate",
  nodes: {
    gate: { text: "A gate.", choices: [{ text: "Go in", target: "scene_3" }] },
    scene_3: { text: "A yard.", choices: [] },
  },
});

test("a new scene gets a name that is not taken", () => {
  expect(freeName(model)).toBe("scene_4");
});

test("the last port adds a choice, the others change the target of theirs", () => {
  expect(linking(model, { card: 0, choice: 0 }, "gate")).toEqual({
    kind: "link_choice",
    node: "gate",
    choice: 0,
    target: "gate",
  });
  expect(linking(model, { card: 0, choice: 1 }, "scene_3")).toEqual({
    kind: "add_choice",
    node: "gate",
    text: "",
    target: "scene_3",
  });
});

test("an edge released over an empty place adds a scene, in one operation", () => {
  expect(linkingToNew(model, { card: 1, choice: 0 }, "scene_4", { x: 208, y: 303 })).toEqual({
    kind: "together",
    operations: [
      { kind: "add_node", name: "scene_4", text: "", at: { x: 100, y: 300 } },
      { kind: "add_choice", node: "scene_3", text: "", target: "scene_4" },
    ],
  });
});

test("scenes snap to the grid", () => {
  const places = [
    { x: 3, y: 4 },
    { x: 0, y: 200 },
  ];
  expect(moving(model, places, [0], { x: 11, y: 12.4 })).toEqual({
    kind: "move_nodes",
    places: { gate: { x: 10, y: 20 } },
  });
});

test("scenes that are moved together keep their distances", () => {
  const places = [
    { x: 3, y: 4 },
    { x: 257, y: 4 },
  ];
  expect(moving(model, places, [0, 1], { x: 11, y: 12.4 })).toEqual({
    kind: "move_nodes",
    places: { gate: { x: 10, y: 20 }, scene_3: { x: 264, y: 20 } },
  });
});

test("laying out sets a position for every scene", () => {
  expect(tidying(model, "gate")).toMatchObject({
    kind: "move_nodes",
    places: { gate: { y: 0 }, scene_3: { y: expect.any(Number) } },
  });
});
