import { expect, test } from "vitest";
import { rowAfter, rowTyped } from "./useRowKeys.ts";

test.each([
  ["ArrowDown", 1, 2],
  ["ArrowDown", 3, 3],
  ["ArrowUp", 1, 0],
  ["ArrowUp", 0, 0],
  ["Home", 2, 0],
  ["End", 1, 3],
  ["x", 1, undefined],
])("%s from row %i of four leads to %s", (key, at, to) => {
  expect(rowAfter(key, at, 4)).toBe(to);
});

const scenes = ["Landing", "boat", "Bridge", "toll house", "नाव", "नदी"];

test.each([
  ["b", 0, 1],
  ["b", 1, 2],
  ["b", 2, 1],
  ["bb", 1, 2],
  ["br", 1, 2],
  ["br", 2, 2],
  ["toll h", 0, 3],
  ["न", 0, 4],
  ["नद", 4, 5],
  ["x", 0, undefined],
  ["", 0, undefined],
])("typing %j at row %i leads to %s", (typed, at, to) => {
  expect(rowTyped(scenes, at, typed)).toBe(to);
});

test("the only row with a letter is found again", () => {
  expect(rowTyped(["Landing", "boat"], 1, "b")).toBe(1);
});
