import { expect, test } from "vitest";
import { piecesOf } from "./spoken-pieces.ts";

test("a long sentence is said in pieces, cut at its pauses, that are together the whole", () => {
  const text = `${"The river came up over the steps, and the boats knocked at the doors; ".repeat(8)}and nobody slept.`;
  const pieces = piecesOf(text, "en", false);
  expect(pieces.length).toBeGreaterThan(2);
  for (const piece of pieces) expect(piece.text.length).toBeLessThanOrEqual(220);
  expect(pieces.map(({ from, until }) => text.slice(from, until)).join("")).toBe(text);
  for (const piece of pieces.slice(0, -1)) expect(piece.text).toMatch(/[,;]$/);
});

test("a long text without a pause is cut at a space, and one without any at the limit", () => {
  for (const text of ["पानी ".repeat(100), "अ".repeat(500)]) {
    const pieces = piecesOf(text, "hi", false);
    expect(pieces.map(({ from, until }) => text.slice(from, until)).join("")).toBe(text);
  }
});

test("ornaments between paragraphs are not said", () => {
  expect(piecesOf("He waits.\n* * *\nShe comes.", "en", false).map(({ text }) => text)).toEqual([
    "He waits.",
    "She comes.",
  ]);
});
