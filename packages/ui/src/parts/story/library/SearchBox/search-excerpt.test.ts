import { expect, test } from "vitest";
import { searchExcerptOf } from "./search-excerpt.ts";

test("a tagline is shown in full", () => {
  const tagline = "a".repeat(90);
  expect(searchExcerptOf({ tagline, storyDescription: "Not this." })).toBe(tagline);
});

test("without one, sixty letters of the description", () => {
  expect(searchExcerptOf({ tagline: " ", storyDescription: "b".repeat(60) })).toBe("b".repeat(60));
  expect(searchExcerptOf({ tagline: "", storyDescription: "b".repeat(61) })).toBe(
    `${"b".repeat(60)}…`,
  );
});

test("a Devanagari letter is never cut in two", () => {
  const line = searchExcerptOf({ tagline: "", storyDescription: "क्षि".repeat(61) });
  expect(line).toBe(`${"क्षि".repeat(60)}…`);
});
