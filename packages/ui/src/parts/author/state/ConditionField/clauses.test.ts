import { expect, test } from "vitest";
import { holds, startState, normalise, type Condition } from "@katha/storygraph";
import { blankClauses, clauseKinds, conditionOf, denied, groupOf, isChosen } from "./clauses.ts";

const key: Condition = { carries: "key" };
const rope: Condition = { carries: "rope" };

test.each<[Condition | undefined]>([
  [undefined],
  [key],
  [{ all: [key, rope] }],
  [{ any: [key, rope] }],
  [{ not: { any: [key, rope] } }],
  [{ not: key }],
  [{ any: [key, { all: [rope, key] }] }],
])("a condition becomes a list of clauses, and back: %j", (condition) => {
  expect(conditionOf(groupOf(condition))).toEqual(condition ?? null);
});

test("a group of one clause has the meaning of that clause", () => {
  const graph = normalise({ things: { key: { name: "a key", start: true } }, nodes: {} });
  const state = startState(graph);
  for (const join of ["all", "any", "none"] as const) {
    const condition = conditionOf({ join, clauses: [key] });
    expect(holds(condition ?? undefined, state)).toBe(join !== "none");
  }
});

test("a blank clause is not complete", () => {
  expect(clauseKinds.map((kind) => isChosen(blankClauses[kind]))).toEqual(
    clauseKinds.map(() => false),
  );
  expect([key, { not: key }, { unreadable: 1 }].map(isChosen)).toEqual([true, true, true]);
  expect(denied({ not: key })).toEqual({ clause: key, isDenied: true });
});
