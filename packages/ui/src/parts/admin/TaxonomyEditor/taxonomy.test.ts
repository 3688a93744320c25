import { expect, test } from "vitest";
import { colorShape, moved, slugOf, slugShape } from "./taxonomy.ts";

test.each([
  ["Ghost stories", "ghost-stories"],
  ["  Court & Crown! ", "court-crown"],
  ["Café Nights", "cafe-nights"],
  ["कहानी", ""],
])("the slug of %j is %j", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test("a slug has lower-case letters and numbers, with single hyphens between them", () => {
  for (const slug of ["Ghost", "ghost stories", "-ghost", "ghost--stories", "भूत"])
    expect(slugShape.test(slug), slug).toBe(false);
  expect(slugShape.test("ghost-2")).toBe(true);
});

test("a colour has six digits", () => {
  for (const color of ["red", "#fff", "#4fae6dff"])
    expect(colorShape.test(color), color).toBe(false);
  expect(colorShape.test("#4fae6d")).toBe(true);
});

test("moves one item, while the others keep their order", () => {
  expect(moved(["a", "b", "c"], "a", 2)).toEqual(["b", "c", "a"]);
  expect(moved(["a", "b", "c"], "c", 0)).toEqual(["c", "a", "b"]);
  expect(moved(["a", "b", "c"], "b", 1)).toEqual(["a", "b", "c"]);
});
