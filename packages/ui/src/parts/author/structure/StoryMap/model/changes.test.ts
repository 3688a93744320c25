import type { StructureOperation } from "@katha/storygraph";
import { expect, test } from "vitest";
import type { Scene } from "../stage/picture.ts";
import { changesOn } from "./changes.ts";
import { modelOf } from "./model.ts";

const model = modelOf({
  start_node: "gate",
  nodes: {
    gate: { text: "A gate.", choices: [{ text: "Go in", target: "scene_3" }] },
    scene_3: { text: "A yard.", choices: [] },
  },
});
const edge = { from: 0, to: 1, choice: 0, isConditional: false };

function open(more: Partial<Scene> = {}) {
  const happened: unknown[] = [];
  const scene: Scene = {
    model,
    places: model.cards.map((_, at) => ({ x: 0, y: at * 200 })),
    selected: new Set(),
    picked: null,
    heat: null,
    flows: true,
    ...more,
  };
  const changes = changesOn(scene, {
    operate: (operation: StructureOperation) => void happened.push(operation),
    onSelectionChange: (nodes) => void happened.push({ selects: nodes }),
    onPick: (picked) => void happened.push({ picks: picked }),
  });
  return { changes, happened };
}

test("a new scene gets a name that is not taken, and is selected", () => {
  const { changes, happened } = open();
  changes.addAt({ x: 10, y: 20 });
  expect(happened).toEqual([
    { kind: "add_node", name: "scene_4", text: "", at: { x: 10, y: 20 } },
    { selects: ["scene_4"] },
  ]);
});

test("an edge released over an empty place adds a scene, in one operation, and selects it", () => {
  const { changes, happened } = open();
  changes.linkToNew({ card: 1, choice: 0 }, { x: 208, y: 303 });
  expect(happened).toEqual([
    {
      kind: "together",
      operations: [
        { kind: "add_node", name: "scene_4", text: "", at: { x: 100, y: 300 } },
        { kind: "add_choice", node: "scene_3", text: "", target: "scene_4" },
      ],
    },
    { selects: ["scene_4"] },
  ]);
});

test("the last port adds a choice, the others change the target of theirs", () => {
  const { changes, happened } = open();
  changes.link({ card: 0, choice: 0 }, 0);
  changes.link({ card: 0, choice: 1 }, 1);
  expect(happened).toEqual([
    { kind: "link_choice", node: "gate", choice: 0, target: "gate" },
    { kind: "add_choice", node: "gate", text: "", target: "scene_3" },
  ]);
});

test("scenes snap to the grid, and keep their distances when they are moved together", () => {
  const places = [
    { x: 3, y: 4 },
    { x: 257, y: 4 },
  ];
  const { changes, happened } = open({ places });
  changes.move([0], { x: 11, y: 12.4 });
  changes.move([0, 1], { x: 11, y: 12.4 });
  const gate = { x: 10, y: 20 };
  expect(happened).toEqual([
    { kind: "move_nodes", places: { gate } },
    { kind: "move_nodes", places: { gate, scene_3: { x: 264, y: 20 } } },
  ]);
});

test("laying out sets a position for every scene", () => {
  const { changes, happened } = open();
  changes.tidy("gate");
  expect(happened).toMatchObject([
    { kind: "move_nodes", places: { gate: { y: 0 }, scene_3: { y: expect.any(Number) } } },
  ]);
});

test("the selected edge is removed before the selected scenes, and nothing where nothing is selected", () => {
  const withEdge = open({ picked: edge as Scene["picked"], selected: new Set([1]) });
  withEdge.changes.remove();
  expect(withEdge.happened).toEqual([
    { kind: "delete_choice", node: "gate", choice: 0 },
    { picks: null },
  ]);
  const withScenes = open({ selected: new Set([1, 0]) });
  withScenes.changes.remove();
  expect(withScenes.happened).toEqual([
    { kind: "delete_nodes", nodes: ["scene_3", "gate"] },
    { selects: [] },
  ]);
  const without = open();
  without.changes.remove();
  expect(without.happened).toEqual([]);
});
