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
