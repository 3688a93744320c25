// Made from the contract by `npm run readers`.
import type { WhoAsked } from "../../../shapes/made/game/who.ts";
import { type Reader, id, list, number, object, oneOf, text, texts } from "../../fields.ts";

export const readWhoAsked: Reader<WhoAsked> = object({
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
