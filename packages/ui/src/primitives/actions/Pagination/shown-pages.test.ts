import { assert, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { shownPages } from "./shown-pages.ts";

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
])("on page %i of %i", (page, total, shown) => {
  expect(shownPages(page, total)).toEqual(shown);
});

test("shows at most seven entries, always the current page, and no gap for a single page", () => {
  assert(
    property(integer({ min: 1, max: 400 }), integer({ min: 1, max: 400 }), (one, other) => {
      const [page, total] = [Math.min(one, other), Math.max(one, other)];
      const shown = shownPages(page, total);
      const gapsAreWide = shown.every(
        (each, at) => each !== null || (shown[at + 1] ?? 0) - (shown[at - 1] ?? 0) > 2,
      );
      return shown.length <= 7 && shown.includes(page) && shown.includes(total) && gapsAreWide;
    }),
  );
});
