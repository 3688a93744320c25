import { expect, test } from "vitest";
import { evidenceKinds } from "../evidence/evidence.ts";
import { fittedKinds } from "./fitted-kinds.ts";
import { grown } from "./trees.ts";
import type { Tree, TreeKind } from "./weighing.ts";
import { weights } from "./weights.ts";

test("every kind of evidence that is fitted has a weight, and there is no other", () => {
  expect(Object.keys(weights).toSorted()).toEqual(fittedKinds.toSorted());
});

const kindsIn = (tree: Tree<TreeKind>): TreeKind[] =>
  typeof tree === "number" ? [] : [tree[0], ...kindsIn(tree[2]), ...kindsIn(tree[3])];

test("the trees ask about evidence that there is", () => {
  const kinds = new Set<TreeKind>([...evidenceKinds, "weight", "lead"]);
  const asked = new Set(grown.flatMap(kindsIn));
  expect(asked.size).toBeGreaterThan(0);
  expect([...asked].filter((kind) => !kinds.has(kind))).toEqual([]);
});

test("no kind of evidence is listed twice", () => {
  expect(new Set(evidenceKinds).size).toBe(evidenceKinds.length);
});
