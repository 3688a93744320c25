import { array, assert, constantFrom, oneof, property, record, subarray } from "fast-check";
import { expect, test } from "vitest";
import { happened } from "../../testing/happened.ts";
import { holds } from "../../state/turns/holds.ts";
import { startState } from "../../state/turns/state.ts";
import { anyCondition, anyEffect } from "../../testing/any-state.ts";
import { normalise } from "../../graph/structure.ts";
import { lampGraph } from "../../testing/lamp-story.ts";
import { testOf } from "./conditions.ts";
import { actOf } from "./effects.ts";
import { layoutOf, slotsFor, stateIn } from "./slots.ts";

const anyEffects = array(
  anyEffect.filter((effect) => !("to" in effect && Array.isArray(effect.to))),
  { maxLength: 6 },
);

test("asks every condition as the story itself does", () => {
  const layout = layoutOf(lampGraph);
  assert(
    property(anyCondition, anyEffects, (condition, effects) => {
      const { state } = happened(lampGraph, startState(lampGraph), effects);
      expect(testOf(layout, condition)(slotsFor(layout, state))).toBe(holds(condition, state));
    }),
    { numRuns: 3_000 },
  );
});

const words = ["a", "b", "c", "d"];
const setNames = ["one", "other", "small"];
const anySet = constantFrom(...setNames);
const anyWord = constantFrom(...words, "gone");
const ofSets = normalise({
  qualities: {
    one: { kind: "set", values: ["a", "b", "c"], start: ["a"] },
    other: { kind: "set", values: ["b", "c", "d"], start: ["d", "gone"] },
    small: { kind: "set", values: ["b"] },
  },
  nodes: { a: { text: "A" } },
});
const anySetEffect = oneof(
  record({ set: anySet, to: subarray(words) }),
  record({ set: anySet, as: anySet }),
  record({ include: anySet, value: anyWord }),
  record({ exclude: anySet, value: anyWord }),
);
const anySetCondition = oneof(
  record({ quality: anySet, is: constantFrom("equals", "differs"), other: anySet }),
  record({ quality: anySet, is: constantFrom("equals", "differs"), value: subarray(words) }),
  record({ quality: anySet, is: constantFrom("includes", "lacks"), value: anyWord }),
);

test("holds sets of different words, and changes and compares them as the story itself does", () => {
  const layout = layoutOf(ofSets);
  const start = startState(ofSets);
  assert(
    property(array(anySetEffect, { maxLength: 8 }), anySetCondition, (effects, condition) => {
      const { state } = happened(ofSets, start, effects);
      const slots = slotsFor(layout, start);
      actOf(ofSets, layout, effects, "here")?.(slots);
      const held = stateIn(layout, slots).qualities;
      for (const name of setNames)
        expect(new Set(held[name] as string[])).toEqual(new Set(state.qualities[name] as string[]));
      expect(testOf(layout, condition)(slots)).toBe(holds(condition, state));
    }),
    { numRuns: 2_000 },
  );
});
