import { expect, test } from "vitest";
import { normalise } from "../graph/structure.ts";
import { wordsPerMinute } from "../reading/reading-time.ts";
import { written } from "../testing/written.ts";
import { middlingMinutes } from "./middling.ts";

const words = (minutes: number) => "word ".repeat(minutes * wordsPerMinute);

test("minutes are those of the words on the way, not of all there are", () => {
  const fork = written({
    start: [words(2), "short", "short too", "long"],
    short: [words(1)],
    "short too": [words(1)],
    long: [words(20)],
  });
  expect(middlingMinutes(fork)).toBe(3);
});

test("what takes less than half a minute takes one, and what has no words none", () => {
  expect(middlingMinutes(written({ a: ["One two.", "b"], b: ["Three."] }))).toBe(1);
  expect(middlingMinutes(written({ a: [""] }))).toBeNull();
  expect(middlingMinutes(normalise({}))).toBeNull();
});

test("a word is a word in every script", () => {
  const tamil = written({ a: ["கயிறு ஈரம் ".repeat(500)] });
  expect(middlingMinutes(tamil)).toBe(5);
});
