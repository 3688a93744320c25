import { expect, test } from "vitest";
import { lampGraph } from "../testing/lamp-story.ts";
import { stateDesk } from "./state-desk.ts";
import { usesOf } from "./uses.ts";

const usesAt = (wanted: string) =>
  usesOf(lampGraph)
    .filter(({ id }) => id === wanted)
    .map(({ how, place: { node, choice, entry } }) => [how, node ?? entry ?? "", choice ?? ""]);

test("finds where a thing is asked for, given and named", () => {
  expect(usesAt("key")).toEqual([
    ["asked", "court", 1],
    ["changed", "well", ""],
    ["named", "court", 1],
  ]);
});

test("finds where a quality is checked, changed, named and chosen", () => {
  expect(usesAt("trust").map(([how, where]) => [how, where])).toEqual([
    ["changed", "court"],
    ["changed", "goat"],
    ["changed", "kind"],
    ["named", "court"],
    ["asked", "court"],
  ]);
  expect(usesAt("name").map(([how]) => how)).toEqual(["named", "named", "chosen"]);
});

test("gives the odds of a check by the story's difficulty, or its own", () => {
  const { oddsBetween } = stateDesk(lampGraph);
  expect(oddsBetween({})).toEqual([0.25, 0.85]);
  expect(oddsBetween({ difficulty: "hard" })).toEqual([0.1, 0.7]);
});
