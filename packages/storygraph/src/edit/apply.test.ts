import { array, assert, constantFrom, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { normalise } from "../graph/structure.ts";
import { anyOperation, anyStructure } from "../testing/any-operation.ts";
import { apply } from "./apply.ts";
import { nodesIn } from "./history.ts";
import type { StructureOperation, WrittenStructure } from "./operations.ts";
import { hasNode, slotsOf } from "./slots.ts";
import { tries } from "../testing/tries.ts";

const story: WrittenStructure = {
  version: 3,
  start_node: "ford",
  nodes: {
    ford: {
      text: "A river.",
      tint: "blue",
      choices: [
        { text: "Wade", target: "bank", once: true },
        { text: "Row", target: "boat" },
      ],
    },
    bank: { text: "The far bank.", choices: [{ text: "Back", target: "ford" }], cast: ["Nila"] },
    boat: { text: "It sinks.", choices: [], ending: { kind: "dark", title: "Wet", tone: 1 } },
  },
};
const after = (operation: StructureOperation, structure = story) => apply(structure, operation);
const nodeAfter = (operation: StructureOperation, name: string, structure = story) =>
  Object.fromEntries(slotsOf(after(operation, structure)).map((slot) => [slot.name, slot.node]))[
    name
  ];

const isOfStory = ({ kind }: StructureOperation) => /declare|health|who|sources/.test(kind);

/** What each does to the story above, shown by one node. */
const strokes: Record<string, [StructureOperation, node: string, unknown]> = {
  "adds a node": [
    { kind: "add_node", name: "isle", text: "Sand.", at: { x: 40.4, y: -20 } },
    "isle",
    { text: "Sand.", choices: [], position: "40,-20" },
  ],
  "sets a text": [
    { kind: "set_text", node: "bank", text: "Reeds." },
    "bank",
    { text: "Reeds.", choices: [{ text: "Back", target: "ford" }], cast: ["Nila"] },
  ],
  "sets a field": [
    { kind: "set_field", node: "boat", field: "beats", value: ["a leak"] },
    "boat",
    {
      text: "It sinks.",
      choices: [],
      ending: { kind: "dark", title: "Wet", tone: 1 },
      beats: ["a leak"],
    },
  ],
  "takes a field away": [
    { kind: "set_field", node: "bank", field: "cast", value: [] },
    "bank",
    { text: "The far bank.", choices: [{ text: "Back", target: "ford" }] },
  ],
  "marks an ending, and keeps what else is said of it": [
    { kind: "mark_ending", node: "boat", ending: { kind: "bitter", title: "Cold" } },
    "boat",
    { text: "It sinks.", choices: [], ending: { kind: "bitter", title: "Cold", tone: 1 } },
  ],
  "makes an ending of a node with choices": [
    { kind: "mark_ending", node: "bank", ending: { kind: "good", title: "Dry" } },
    "bank",
    { text: "The far bank.", choices: [], cast: ["Nila"], ending: { kind: "good", title: "Dry" } },
  ],
  "takes the mark of an ending away": [
    { kind: "mark_ending", node: "boat", ending: null },
    "boat",
    { text: "It sinks.", choices: [] },
  ],
  "moves a node": [
    { kind: "move_nodes", places: { boat: { x: 1, y: 2 } } },
    "boat",
    {
      text: "It sinks.",
      choices: [],
      ending: { kind: "dark", title: "Wet", tone: 1 },
      position: "1,2",
    },
  ],
  "adds a choice before another": [
    { kind: "add_choice", node: "bank", text: "Sleep", target: "boat", before: 0 },
    "bank",
    {
      text: "The far bank.",
      choices: [
        { text: "Sleep", target: "boat" },
        { text: "Back", target: "ford" },
      ],
      cast: ["Nila"],
    },
  ],
  "changes the words of a choice, and keeps what else it holds": [
    { kind: "set_choice_text", node: "ford", choice: 0, text: "Swim" },
    "ford",
    {
      text: "A river.",
      tint: "blue",
      choices: [
        { text: "Swim", target: "bank", once: true },
        { text: "Row", target: "boat" },
      ],
    },
  ],
  "links a choice": [
    { kind: "link_choice", node: "ford", choice: 0, target: "boat" },
    "ford",
    {
      text: "A river.",
      tint: "blue",
      choices: [
        { text: "Wade", target: "boat", once: true },
        { text: "Row", target: "boat" },
      ],
    },
  ],
  "moves a choice": [
    { kind: "move_choice", node: "ford", choice: 0, to: 1 },
    "ford",
    {
      text: "A river.",
      tint: "blue",
      choices: [
        { text: "Row", target: "boat" },
        { text: "Wade", target: "bank", once: true },
      ],
    },
  ],
  "deletes a choice": [
    { kind: "delete_choice", node: "ford", choice: 0 },
    "ford",
    { text: "A river.", tint: "blue", choices: [{ text: "Row", target: "boat" }] },
  ],
};

describe("apply", () => {
  test.each(Object.entries(strokes))("%s", (_what, [operation, node, expected]) => {
    expect(nodeAfter(operation, node)).toEqual(expected);
  });

  test("renames a node where it stands, and every way to it follows", () => {
    const renamed = after({ kind: "rename_node", node: "ford", name: "river" });
    expect(slotsOf(renamed).map(({ name }) => name)).toEqual(["river", "bank", "boat"]);
    expect(normalise(renamed)).toMatchObject({
      start_node: "river",
      nodes: { bank: { choices: [{ target: "river" }] } },
    });
  });

  test("keeps the words of choices to a node that is deleted", () => {
    const left = after({ kind: "delete_nodes", nodes: ["bank", "nowhere"] });
    expect(slotsOf(left).map(({ name }) => name)).toEqual(["ford", "boat"]);
    expect(normalise(left).nodes["ford"]?.choices[0]).toMatchObject({
      text: "Wade",
      target: "bank",
    });
  });

  test("copies nodes so that the copies lead to one another, and beside their originals", () => {
    const placed = after({ kind: "move_nodes", places: { bank: { x: 5, y: 5 } } });
    const copied = after({ kind: "duplicate_nodes", nodes: ["bank", "ford"] }, placed);
    expect(slotsOf(copied).map(({ name }) => name)).toEqual([
      "ford",
      "bank",
      "boat",
      "ford_2",
      "bank_2",
    ]);
    expect(normalise(copied).nodes).toMatchObject({
      ford_2: { choices: [{ target: "bank_2", once: true }, { target: "boat" }] },
      bank_2: { choices: [{ target: "ford_2" }], position: "45,45" },
      ford: { choices: [{ target: "bank" }, { target: "boat" }] },
    });
  });

  test("writes down a start that was only the first node, before another can come first", () => {
    const unsaid: WrittenStructure = { nodes: { a: "A", b: "B" } };
    expect(normalise(after({ kind: "add_node", name: "7" }, unsaid)).start_node).toBe("a");
    const renamed = after({ kind: "rename_node", node: "b", name: "7" }, unsaid);
    expect(normalise(renamed).start_node).toBe("a");
  });

  test("begins an empty story with its first node", () => {
    const empty: WrittenStructure = { start_node: "gone", nodes: {} };
    expect(after({ kind: "add_node", name: "a" }, empty)).toMatchObject({ start_node: "a" });
  });

  test("keeps a list of nodes a list, choices that are words words, and what is neither in place", () => {
    const list: WrittenStructure = {
      nodes: [{ id: "a", choices: [null, "Go", 5, { text: "Stay" }] }, "loose", { name: "b" }],
    };
    const linked = after({ kind: "link_choice", node: "a", choice: 1, target: "b" }, list);
    const written = after({ kind: "set_choice_text", node: "a", choice: 0, text: "Run" }, linked);
    expect(after({ kind: "rename_node", node: "b", name: "c" }, written)).toEqual({
      start_node: "a",
      nodes: [
        { id: "a", choices: [null, "Run", 5, { text: "Stay", target: "c" }] },
        "loose",
        { name: "c" },
      ],
    });
  });

  test("takes any structure and any operation, and gives back JSON", () => {
    assert(
      property(anyStructure, array(anyOperation, { maxLength: 6 }), (structure, operations) => {
        const before = JSON.stringify(structure);
        const end = operations.reduce(apply, structure);
        expect(JSON.stringify(structure)).toBe(before);
        expect(JSON.stringify(JSON.parse(JSON.stringify(end)))).toBe(JSON.stringify(end));
        expect(normalise(JSON.stringify(end))).toEqual(normalise(end));
      }),
      tries(1000),
    );
  });

  test("changes nothing on a node that is not there", () => {
    assert(
      property(anyStructure, anyOperation, (structure, operation) => {
        if (["replace", "together", "add_node"].includes(operation.kind)) return;
        if (isOfStory(operation)) return;
        const [about] = operation.kind === "rename_node" ? [operation.node] : nodesIn(operation);
        if (nodesIn(operation).length > 1 || (about !== undefined && hasNode(structure, about)))
          return;
        expect(apply(structure, operation)).toBe(structure);
      }),
      tries(1000),
    );
  });

  test("touches no node that the operation does not name, and no field beside the nodes", () => {
    assert(
      property(
        anyStructure,
        anyOperation,
        constantFrom("a", "b", "c", "7", "end"),
        (structure, operation, bystander) => {
          const isNamed = nodesIn(operation).includes(bystander);
          const reaches = ["replace", "together", "rename_node", "rename_declared"].includes(
            operation.kind,
          );
          if (isNamed || reaches || !hasNode(structure, bystander)) return;
          const changed = apply(structure, operation);
          const named = (all: WrittenStructure) =>
            slotsOf(all).findLast(({ name }) => name === bystander)?.node;
          expect(named(changed)).toBe(named(structure));
          expect(changed["more"]).toBe(structure["more"]);
        },
      ),
      tries(1000),
    );
  });
});
