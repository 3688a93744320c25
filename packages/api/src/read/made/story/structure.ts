// Made from the contract by `npm run readers`.
import type { z } from "zod";
import type * as contract from "../../../contract/story/structure.ts";
import { type Reader, list, number, object, optional, record, text, texts } from "../../fields.ts";

export const readStoryChoice: Reader<z.output<typeof contract.storyChoice>> = object({
  text: text(),
  target: text(),
});

export const readStoryEnding: Reader<z.output<typeof contract.storyEnding>> = object({
  kind: text("open"),
  title: text(),
});

export const readStoryNode: Reader<z.output<typeof contract.storyNode>> = object({
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

export const readStoryStructure: Reader<z.output<typeof contract.storyStructure>> = object({
  start_node: text(),
  nodes: record(readStoryNode),
  sources_note: optional(text()),
});
