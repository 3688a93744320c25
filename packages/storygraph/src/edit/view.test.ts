import { array, assert, property } from "fast-check";
import { expect, test } from "vitest";
import { normalise } from "../graph/structure.ts";
import { anyOperation, anyStructure } from "../testing/any-operation.ts";
import { apply } from "./apply.ts";
import type { WrittenStructure } from "./operations.ts";
import { viewOf } from "./view.ts";
import { tries } from "../testing/tries.ts";

test("a view is what normalise finds, whatever was done to the structure", () => {
  assert(
    property(anyStructure, array(anyOperation, { maxLength: 5 }), (structure, operations) => {
      const end = operations.reduce(apply, structure);
      expect(viewOf(end)).toEqual(normalise(end));
    }),
    tries(1000),
  );
});

test("what an operation leaves alone is the same object in the next view", () => {
  const structure: WrittenStructure = { nodes: { a: { text: "A" }, b: { text: "B" } } };
  const [before, after] = [
    viewOf(structure),
    viewOf(apply(structure, { kind: "set_text", node: "b", text: "C" })),
  ];
  expect(after.nodes["a"]).toBe(before.nodes["a"]);
  expect(after.nodes["b"]).toMatchObject({ text: "C" });
});
