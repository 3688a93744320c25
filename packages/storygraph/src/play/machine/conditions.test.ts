import { array, assert, property } from "fast-check";
import { expect, test } from "vitest";
import { happened } from "../../testing/happened.ts";
import { holds } from "../../state/turns/holds.ts";
import { startState } from "../../state/turns/state.ts";
import { anyCondition, anyEffect } from "../../testing/any-state.ts";
import { lampGraph } from "../../testing/lamp-story.ts";
import { testOf } from "./conditions.ts";
import { layoutOf, slotsFor } from "./slots.ts";

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
