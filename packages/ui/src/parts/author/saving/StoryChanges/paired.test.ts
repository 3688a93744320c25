import { expect, test } from "vitest";
import { differing, paired } from "./paired.ts";

const effect = (sentence: string) => ({ field: "effects", sentence });
const way = (sentence: string) => ({ field: "instead", sentence });

test("a sentence is paired with the same one, or with one that it replaces", () => {
  const then = [effect("It adds 1."), effect("It gives a key."), way("Leads on to dark.")];
  const now = [effect("It sings."), effect("It gives a key."), effect("It takes a rope.")];
  expect(paired(now, then).map(({ against }) => against)).toEqual([
    "It adds 1.",
    "It gives a key.",
    "",
  ]);
  expect(paired(then, now).map(({ against }) => against)).toEqual([
    "It sings.",
    "It gives a key.",
    "",
  ]);
});

test("without another side nothing is compared", () => {
  expect(paired([effect("It sings.")], undefined)).toEqual([effect("It sings.")]);
  expect(differing([effect("It sings.")], undefined)).toEqual([effect("It sings.")]);
});

test("a field with the same sentences is left out; their order counts", () => {
  const [one, other, song] = [way("To dark."), way("To dawn."), effect("It sings.")];
  expect(differing([song, one, other], [other, one, song])).toEqual([one, other]);
  expect(differing([song, one], [song])).toEqual([one]);
});
