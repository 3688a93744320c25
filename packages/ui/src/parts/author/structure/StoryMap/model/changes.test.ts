import type { StructureOperation } from "@katha/storygraph";
import { expect, test } from "vitest";
import type { Scene } from "../stage/scene.ts";
import { changesOn } from "./changes.ts";
import { modelOf } from "./model.ts";
import { adding, freeName, linkingToNew } from "./operations.ts";

const model = modelOf({
  start_node: "gate",
  nodes: {
    gate: { text: "A gate.", choices: [{ text: "Go in", target: "yard" }] },
    yard: { text: "A yard.", choices: [] },
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

test("a new scene is selected, whether it stands alone or an edge leads to it", () => {
  const { changes, happened } = open();
  changes.addAt({ x: 10, y: 20 });
  changes.linkToNew({ card: 1, choice: 0 }, { x: 10, y: 20 });
  const selects = { selects: [freeName(model)] };
  expect(happened).toEqual([
    adding(freeName(model), { x: 10, y: 20 }),
    selects,
    linkingToNew(model, { card: 1, choice: 0 }, freeName(model), { x: 10, y: 20 }),
    selects,
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
    { kind: "delete_nodes", nodes: ["yard", "gate"] },
    { selects: [] },
  ]);
  const without = open();
  without.changes.remove();
  expect(without.happened).toEqual([]);
});
