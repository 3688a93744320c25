// Made from the contract by `npm run readers`.
import type {
  StoryChoice,
  StoryEnding,
  StoryNode,
  StoryStructure,
} from "../../../shapes/made/story/structure.ts";
import {
  type Reader,
  document,
  list,
  number,
  object,
  optional,
  record,
  text,
  texts,
} from "../../fields.ts";

export const readStoryChoice: Reader<StoryChoice> = document({
  text: text(),
  target: text(),
});

export const readStoryEnding: Reader<StoryEnding> = object({
  kind: text("open"),
  title: text(),
});

export const readStoryNode: Reader<StoryNode> = document({
  text: text(),
  choices: list(readStoryChoice),
  freedom: optional(text("guided")),
  beats: optional(texts),
  budget: optional(number(1)),
  place: optional(text()),
  mood: optional(text()),
  hour: optional(text()),
  weather: optional(text()),
  cast: optional(texts),
  away: optional(texts),
  ending: optional(readStoryEnding),
  source: optional(text()),
  other_tellings: optional(text()),
});

export const readStoryStructure: Reader<StoryStructure> = document({
  start_node: text(),
  nodes: record(readStoryNode),
  sources_note: optional(text()),
});
