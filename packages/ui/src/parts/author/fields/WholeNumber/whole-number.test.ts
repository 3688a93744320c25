import { expect, test } from "vitest";
import { wholeNumber } from "./whole-number.ts";

test("a number is whole and large enough, or it is none", () => {
  expect([" 3 ", "", "0", "2.5", "two"].map((text) => wholeNumber(text, 1))).toEqual([
    3,
    null,
    undefined,
    undefined,
    undefined,
  ]);
  expect(wholeNumber("-40", Number.NEGATIVE_INFINITY)).toBe(-40);
});
