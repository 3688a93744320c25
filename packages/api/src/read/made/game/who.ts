// Made from the contract by `npm run readers`.
import type { z } from "zod";
import type * as contract from "../../../contract/game/who.ts";
import { type Reader, id, list, number, object, oneOf, text, texts } from "../../fields.ts";

export const readWhoAsked: Reader<z.output<typeof contract.whoAsked>> = object({
  qualities: list(
    object({
      id,
      name: text(),
      kind: oneOf(["text", "one_of"], "text"),
      values: texts,
      start: text(),
    }),
  ),
  things: list(
    object({
      id,
      name: text(),
      about: text(),
    }),
  ),
  things_most: number(),
});
