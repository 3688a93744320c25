import { assert, boolean, constantFrom, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { onScale, valueAfter } from "./steps.ts";

const percent = { min: 0, max: 100, step: 1 };
const speed = { min: 0.5, max: 2, step: 0.1 };

test.each([
  ["ArrowRight", 51],
  ["ArrowUp", 51],
  ["ArrowLeft", 49],
  ["ArrowDown", 49],
  ["PageUp", 60],
  ["PageDown", 40],
  ["Home", 0],
  ["End", 100],
  ["Enter", undefined],
])("%s from 50 leads to %s", (key, to) => {
  expect(valueAfter(key, 50, percent, false)).toBe(to);
});

test("in right-to-left text the left arrow leads forward, up and down stay", () => {
  expect(valueAfter("ArrowLeft", 50, percent, true)).toBe(51);
  expect(valueAfter("ArrowRight", 50, percent, true)).toBe(49);
  expect(valueAfter("ArrowUp", 50, percent, true)).toBe(51);
});

test("a page is one step at least", () => {
  expect(valueAfter("PageUp", 1, { min: 0, max: 4, step: 1 }, false)).toBe(2);
});

test("steps of a tenth stay whole tenths", () => {
  expect(valueAfter("ArrowUp", 0.6, speed, false)).toBe(0.7);
  expect(valueAfter("ArrowUp", 2, speed, false)).toBe(2);
});

test("no key leaves the scale", () => {
  const keys = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "PageUp", "PageDown"];
  assert(
    property(
      constantFrom(...keys),
      integer({ min: -50, max: 50 }),
      integer({ min: 1, max: 90 }),
      integer({ min: 1, max: 7 }),
      boolean(),
      (key, min, width, step, isRightToLeft) => {
        const scale = { min, max: min + width, step };
        const to = valueAfter(key, onScale(min + width / 2, scale), scale, isRightToLeft) ?? NaN;
        expect(to).toBeGreaterThanOrEqual(scale.min);
        expect(to).toBeLessThanOrEqual(scale.max);
        expect((to - min) % step).toBe(0);
      },
    ),
  );
});
