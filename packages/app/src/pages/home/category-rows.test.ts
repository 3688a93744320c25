import * as fc from "fast-check";
import { expect, it } from "vitest";
import { aCategory, aStory } from "../../testing/stories.ts";
import { toCategoryRows } from "./category-rows.ts";

const page = (numbers: number[], categoryOf: (n: number) => number | null = (n) => n % 3) => ({
  stories: numbers.map((n) => {
    const category = categoryOf(n);
    return aStory(n, { category: category === null ? null : aCategory(category) });
  }),
  page: 1,
  totalPages: 1,
  totalStories: numbers.length,
});
const titles = (pages: ReturnType<typeof page>[]) =>
  toCategoryRows(pages).map(({ category, stories }) => [
    category?.displayName ?? "none",
    stories.map(({ title }) => title).join(", "),
  ]);

it("makes one row for a category, in the categories' order", () => {
  expect(titles([page([5, 1, 3, 4])])).toEqual([
    ["Category 0", "Story 3"],
    ["Category 1", "Story 1, Story 4"],
    ["Category 2", "Story 5"],
  ]);
});

it("appends the stories of later pages to their categories", () => {
  expect(titles([page([1, 2]), page([4, 3])])).toEqual([
    ["Category 0", "Story 3"],
    ["Category 1", "Story 1, Story 4"],
    ["Category 2", "Story 2"],
  ]);
});

it("puts stories of no category last", () => {
  expect(titles([page([1, 2], (n) => (n === 1 ? null : 7))])).toEqual([
    ["Category 7", "Story 2"],
    ["none", "Story 1"],
  ]);
});

it("orders categories of one rank by name, so that rows do not swap places", () => {
  const stories = ["Village", "Court"].map((displayName, n) =>
    aStory(n, { category: aCategory(n, { displayName, sortOrder: 1 }) }),
  );
  const shelves = toCategoryRows([{ ...page([]), stories }]);
  expect(shelves.map(({ category }) => category?.displayName)).toEqual(["Court", "Village"]);
});

it("shows every story exactly once, however the pages overlap", () => {
  const numbers = fc.array(fc.array(fc.nat(30), { maxLength: 10 }), { maxLength: 5 });
  fc.assert(
    fc.property(numbers, (pages) => {
      const shown = toCategoryRows(pages.map((some) => page(some))).flatMap(({ stories }) =>
        stories.map(({ title }) => title),
      );
      const given = new Set(pages.flat().map((n) => `Story ${n}`));
      expect(shown.toSorted()).toEqual([...given].toSorted());
    }),
  );
});
