// Made from the contract by `npm run readers`.
import type { StoryNumbers } from "../../../shapes/made/story/numbers.ts";
import { type Reader, list, number, numberOrNull, object, text } from "../../fields.ts";

export const readStoryNumbers: Reader<StoryNumbers> = object({
  starts: number(),
  players: number(),
  finishes: number(),
  completion_rate: numberOrNull,
  endings: list(
    object({
      node: text(),
      title: text(),
      plays: number(),
      share: number(),
    }),
  ),
  drop_off: list(
    object({
      node: text(),
      plays: number(),
      share: number(),
    }),
  ),
  retried: list(
    object({
      node: text(),
      tellings: number(),
      plays: number(),
    }),
  ),
});
