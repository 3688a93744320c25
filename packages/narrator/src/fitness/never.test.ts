import { expect, test } from "vitest";
import { forbidden, neverIn } from "./never.ts";

const wishes = "Quiet and dry.\nNever: gun, police, sword fight\nShort sentences.";

test("what never happens stands in a line of the author's wishes", () => {
  expect(neverIn(wishes)).toEqual(["gun", "police", "sword fight"]);
  expect(neverIn("कभी नहीं: भूत, जादू।")).toEqual(["भूत", "जादू"]);
  expect(neverIn("Never say never.\nNobody is a villain.")).toEqual([]);
});

test.each([
  ["He puts the gun on the table.", true],
  ["Guns hang on the wall.", true],
  ["The Police are at the door.", true],
  ["A sword fight breaks out.", true],
  ["It had begun to rain.", false],
  ["The gunwale is wet.", false],
  ["He has a sword.", false],
])("%s", (sentence, isForbidden) => {
  expect(forbidden(wishes)(sentence)).toBe(isForbidden);
  expect(forbidden("")(sentence)).toBe(false);
});

test("a word of another script may have its case", () => {
  const look = forbidden("कभी नहीं: भूत");
  expect(look("वहाँ भूतों का डेरा है।")).toBe(true);
  expect(look("वह अभिभूत हो गया।")).toBe(false);
});
