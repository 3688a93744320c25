import { expect, test } from "vitest";
import { marksOf, withMark, withoutMark } from "./paragraphs.ts";

const text = "A court.\n\nA lamp burns.\n\nIt is late.";

test("marks the paragraph at the caret, and removes the mark", () => {
  const lit = withMark(text, text.indexOf("lamp"), "lit");
  expect(lit).toBe("A court.\n\n{if lit} A lamp burns.\n\nIt is late.");
  expect(marksOf(lit, "lit")).toBe(1);
  expect(withoutMark(lit, "lit")).toBe(text);
});

test("replaces a mark, and marks the first and last paragraph and an empty text", () => {
  const dark = withMark(withMark(text, 10, "lit"), 12, "lit", true);
  expect(dark).toBe("A court.\n\n{if not lit} A lamp burns.\n\nIt is late.");
  expect(withMark(text, 0, "x")).toMatch(/^\{if x\} A court/u);
  expect(withMark(text, text.length, "x")).toMatch(/\{if x\} It is late\.$/u);
  expect(withMark("", 0, "x")).toBe("{if x} ");
});
