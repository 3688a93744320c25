import { expect, test } from "vitest";
import { card } from "./layout.ts";
import { openingView } from "./opening-view.ts";

test("a map opens at its left edge where its beginning is in view there", () => {
  const beginning = { x: 300, y: 28 };
  const room = { width: 300 + card.width, height: 400 };
  expect(openingView(beginning, beginning, room)).toEqual({ x: 0, y: 0 });
});

test("otherwise a map opens with its beginning in the middle", () => {
  const beginning = { x: 300, y: 28 };
  const room = { width: card.width + 100, height: 400 };
  expect(openingView(beginning, beginning, room)).toEqual({ x: 250, y: 0 });
});

test("where both have room, it opens between the beginning and where the session is", () => {
  const beginning = { x: 900, y: 28 };
  const here = { x: 900 + card.width, y: 228 };
  const room = { width: 2 * card.width + 100, height: 800 };
  expect(openingView(beginning, here, room)).toEqual({ x: 850, y: 0 });
});
