import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { filesIn } from "./book/pages.ts";
import { catalogueFolder, readBook, storySlugs } from "./index.ts";
import { bookOf } from "./testing/book-of.ts";
import { mostBytes, writtenStory } from "./testing/written-story.ts";

test("no file is too long to be read and reviewed", () => {
  const sizes = filesIn(catalogueFolder).map((file) => ({
    file,
    bytes: readFileSync(path.join(catalogueFolder, file)).length,
  }));
  expect(sizes.length).toBeGreaterThan(1_000);
  expect(sizes.filter(({ bytes }) => bytes > mostBytes)).toEqual([]);
});

test.each(storySlugs(catalogueFolder))("%s is read as it was when it is written again", (slug) => {
  const { slug: _slug, ...book } = readBook(catalogueFolder, slug);
  const { slug: _read, ...again } = bookOf(writtenStory(book));
  expect(JSON.stringify(again)).toBe(JSON.stringify(book));
});
