// Made from the contract by `npm run readers`.
import type { BrowsedStories, TraitCount } from "../../../shapes/made/story/stories.ts";
import { type Reader, flag, list, number, object, text } from "../../fields.ts";
import { readStory } from "./story.ts";

export const readTraitCount: Reader<TraitCount> = object({
  trait: text("category"),
  value: text(),
  name: text(),
  stories: number(),
});

export const readBrowsedStories: Reader<BrowsedStories> = object({
  stories: list(readStory),
  page: number(1),
  has_more: flag(),
  total_stories: number(),
  is_estimate: flag(),
  counts: list(readTraitCount),
});
