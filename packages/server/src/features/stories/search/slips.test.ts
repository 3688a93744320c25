import { expect, test } from "vitest";
import { oneSlipFrom } from "./slips.ts";

test.each([
  ["krihsna", "krishna"],
  ["rriver", "river"],
  ["rver", "river"],
  ["rivet", "river"],
  ["anarkal", "anarkali"],
  ["महाभरत", "महाभारत"],
  ["कृषण", "कृष्ण"],
  ["தமிழ", "தமிழ்"],
  ["мокрва", "моква"],
])("%s may have been meant to be %s", (written, meant) => {
  expect(oneSlipFrom(written)).toContain(meant);
});

test("a word is no slip of itself, and swapped letters come first", () => {
  for (const word of ["anna", "aa", "राम", "42x", ""])
    expect(oneSlipFrom(word)).not.toContain(word);
  expect(oneSlipFrom("abc").slice(0, 2)).toEqual(["bac", "acb"]);
});

test("the number of spellings stays small, however long the word is", () => {
  for (const letter of ["a", "क", "க", "м", "😀"])
    for (let length = 1; length <= 40; length += 1)
      expect(oneSlipFrom(letter.repeat(length)).length).toBeLessThanOrEqual(2_100);
  expect(oneSlipFrom("ab".repeat(18)).length).toBeGreaterThan(1_000);
});
