import { expect, test } from "vitest";
import { wholeNumber } from "./whole-number.ts";

test("only a whole number that is large enough is accepted", () => {
  expect([" 3 ", "", "0", "2.5", "two"].map((text) => wholeNumber(text, 1))).toEqual([
    3,
    null,
    undefined,
    undefined,
    undefined,
  ]);
  expect(["१", "१२", "২০", "۳", "-४"].map((text) => wholeNumber(text, -9))).toEqual([
    1, 12, 20, 3, -4,
  ]);
  expect(wholeNumber("-40", Number.NEGATIVE_INFINITY)).toBe(-40);
});
