import { expect, test } from "vitest";
import { countedIn } from "./counting.ts";

test.each([
  ["en", "The bell rang twice, and one of the forty-two boats came in at 4.", 15, 5],
  ["en", "Somebody rang the bell.", 4, 0],
  ["hi", "एक राजा के चार मंत्री थे।", 6, 1],
  ["mr", "मुंगसाने चार वेळा पाहिले.", 4, 1],
  ["ur", "تین آدمی اور ایک خط", 5, 1],
])("counts number words (%s): %s", (language, text, words, counting) => {
  expect(countedIn(text, language)).toEqual({ words, counting });
});
