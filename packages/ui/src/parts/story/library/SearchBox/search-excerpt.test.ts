import { expect, test } from "vitest";
import { searchLine } from "./search-excerpt.ts";

test("the tagline is told whole", () => {
  const tagline = "a".repeat(90);
  expect(searchLine({ tagline, description: "Not this." })).toBe(tagline);
});

test("without one, sixty letters of the description", () => {
  expect(searchLine({ tagline: " ", description: "b".repeat(60) })).toBe("b".repeat(60));
  expect(searchLine({ tagline: "", description: "b".repeat(61) })).toBe(`${"b".repeat(60)}…`);
});

test("a letter of Devanagari is never cut in two", () => {
  const line = searchLine({ tagline: "", description: "क्षि".repeat(61) });
  expect(line).toBe(`${"क्षि".repeat(60)}…`);
});
