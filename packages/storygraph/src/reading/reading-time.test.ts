import { expect, test } from "vitest";
import { readingOf, wordsPerMinute } from "./reading-time.ts";

test("words are counted in any script, and take the same time", () => {
  expect(readingOf("The boat’s rope — wet. 12 oars!")).toEqual({
    words: 6,
    minutes: 6 / wordsPerMinute,
  });
  expect(readingOf("नाव की रस्सी भीगी है।").words).toBe(5);
  expect(readingOf("رسی گیلی ہے۔").words).toBe(3);
  expect(readingOf("கயிறு ஈரம்").words).toBe(2);
  expect(readingOf("Row घर now").minutes).toBe(3 / wordsPerMinute);
  expect(readingOf("… — !")).toEqual({ words: 0, minutes: 0 });
});
