import { expect, test } from "vitest";
import { termsOf } from "./terms.ts";

test.each([
  ["move", "moving"],
  ["pull", "pulled"],
  ["call", "calling"],
  ["give", "gives"],
  ["tell", "telling"],
  ["bring", "bringing"],
  ["the rope", "the ropes"],
])("%s and %s are one word", (plainly, inflected) => {
  expect(termsOf(inflected)).toEqual(termsOf(plainly));
});
