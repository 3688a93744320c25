import { expect, test } from "vitest";
import { isPlayed } from "./played.ts";

test.each([
  ["Bulbul", "eight; you", true],
  ["Kunti", "post carrier of the upper valley; tells the story", true],
  ["Mangu", "who owes you for a wedding", false],
  ["भीखू", "महाराज का छत्रधारी; तुम", true],
  ["राजा", "तुम्हारा मालिक", false],
])("%s, %s", (name, is, played) => {
  expect(isPlayed({ name, is, voice: "" })).toBe(played);
});
