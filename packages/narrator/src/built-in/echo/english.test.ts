import { expect, test } from "vitest";
import { englishDeed } from "./english.ts";

test.each([
  ["I lie still and do nothing", "I lay still and did nothing"],
  ["lie to him", "I lied to him"],
  ["take the rope and run", "I took the rope and ran"],
  ["I wait until he comes", undefined],
])("%s, as a story in the past tells it", (said, told) => {
  expect(englishDeed(said, { person: "first", isPast: true }, "still")).toBe(told);
});

test.each([
  ["go into the mine", "You start to go into the mine"],
  ["go into the old mine", "You start to go into the old mine"],
  ["go into that mine of mine", "You start to go into that mine of yours"],
  ["go where i am safe", "You start to go where you are safe"],
  ["go where I was born", "You start to go where you were born"],
  ["go where i was born with my mother", "You start to go where you were born with your mother"],
])("%s, of you", (said, told) => {
  expect(englishDeed(said, { person: "second", isPast: false }, "strayed")).toBe(told);
});
