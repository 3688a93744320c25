import { expect, test } from "vitest";
import { blankEntry } from "../../story-form/story-entry.ts";
import { differing } from "./differing.ts";

const fields = ["title", "tagline", "tagIds", "isPremium"] as const;

test("entries with the same meaning do not differ", () => {
  const one = { ...blankEntry, title: " Rain ", tagIds: ["a", "b"] };
  const other = { ...blankEntry, title: "Rain", tagIds: ["b", "a"] };
  expect(differing(one, other, fields)).toEqual([]);
});

test("lists only the fields that differ, in the order of the page", () => {
  const other = { ...blankEntry, isPremium: true, tagIds: ["a"], tagline: "x", prompt: "y" };
  expect(differing(blankEntry, other, fields)).toEqual(["tagline", "tagIds", "isPremium"]);
});
