import { expect, test } from "vitest";
import { wordsOf } from "../words/spoken-words.ts";
import { isBareDeed, isEveryday } from "./everyday.ts";

test.each([
  "I wait",
  "sit down",
  "look around",
  "मैं बैठ जाता हूँ",
  "main baith jata hoon",
  "I get up",
  "I am back",
])("anybody may do this anywhere: %s", (said) => {
  expect(isEveryday(said)).toBe(true);
});

test.each(["sit on the throne", "look through the window", "up", "बैठकर खाता हूँ"])(
  "not this: %s",
  (said) => {
    expect(isEveryday(said)).toBe(false);
  },
);

test("a deed that is done to nothing says next to nothing", () => {
  const bare = ["I leave", "take it", "give it to him", "जाता हूँ", "leave the cart", "hide"];
  expect(bare.filter((said) => isBareDeed(wordsOf(said)))).toEqual(bare.slice(0, 4));
});
