import { expect, test } from "vitest";
import { capitalised, difficultyTone, ratingKey, statusKey } from "./labels.ts";

test.each([
  ["easy", "success"],
  ["medium", "warning"],
  ["hard", "danger"],
  ["advanced", "muted"],
])("%s is shown in %s", (difficulty, tone) => {
  expect(difficultyTone(difficulty)).toBe(tone);
});

test("an unknown value is shown as it is", () => {
  expect(ratingKey("family")).toBeUndefined();
  expect(statusKey("constructor")).toBeUndefined();
  expect(capitalised("in_review")).toBe("In review");
});
