// Made from the contract by `npm run readers`.
import type { z } from "zod";
import type * as contract from "../../../contract/story/numbers.ts";
import { type Reader, list, number, numberOrNull, object, text } from "../../fields.ts";

export const readStoryNumbers: Reader<z.output<typeof contract.storyNumbers>> = object({
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
