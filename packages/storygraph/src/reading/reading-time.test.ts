import { expect, test } from "vitest";
import { readingOf, wordsPerMinute } from "./reading-time.ts";

test("words are counted in any script, and take the time of theirs", () => {
  expect(readingOf("The boat’s rope — wet. 12 oars!")).toEqual({
    words: 6,
    minutes: expect.closeTo(6 / wordsPerMinute.Latin),
  });
  expect(readingOf("नाव की रस्सी भीगी है।")).toEqual({
    words: 5,
    minutes: expect.closeTo(5 / wordsPerMinute.Devanagari),
  });
  expect(readingOf("رسی گیلی ہے۔").minutes).toBeCloseTo(3 / wordsPerMinute.Arabic);
  expect(readingOf("… — !")).toEqual({ words: 0, minutes: 0 });
});

test("a text in two scripts takes the sum of both", () => {
  const both = readingOf("Row घर now");
  expect(both.minutes).toBeCloseTo(2 / wordsPerMinute.Latin + 1 / wordsPerMinute.Devanagari);
});
