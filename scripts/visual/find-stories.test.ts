import { expect, test } from "vitest";
import { findStories, nameOf } from "./find-stories.mjs";

const stories = [
  {
    id: "primitives-button--quiet",
    title: "Primitives/Button",
    name: "CTA, action\u00A0·\u00A0Quiet",
  },
  { id: "primitives-button--busy", title: "Primitives/Button", name: "Busy" },
  { id: "parts-story-storycard--long-text", title: "Parts/Story/StoryCard", name: "Long Text" },
];

test.each([
  ["an id", "primitives-button--busy", ["primitives-button--busy"]],
  ["a component", "StoryCard", ["parts-story-storycard--long-text"]],
  ["a title", "Primitives/Button", ["primitives-button--quiet", "primitives-button--busy"]],
  ["a story with its component", "button / quiet", ["primitives-button--quiet"]],
  ["the id of a component", "parts-story-storycard", ["parts-story-storycard--long-text"]],
])("%s is found", (_, word, ids) => {
  expect(findStories([word], stories)).toEqual({ ids, unknown: [] });
});

test("a story that two words mean is taken once", () => {
  expect(findStories(["Busy", "primitives-button--busy"], stories).ids).toEqual([
    "primitives-button--busy",
  ]);
});

test("a word that means no story is named", () => {
  expect(findStories(["StroyCard", "Button", "Zzz"], stories).unknown).toEqual([
    "StroyCard",
    "Zzz",
  ]);
});

test("a story is called as the report calls it, without other names", () => {
  expect(stories.map(nameOf)).toEqual([
    "Primitives/Button / Quiet",
    "Primitives/Button / Busy",
    "Parts/Story/StoryCard / Long Text",
  ]);
});
