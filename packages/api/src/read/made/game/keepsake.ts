// Made from the contract by `npm run readers`.
import type { z } from "zod";
import type * as contract from "../../../contract/game/keepsake.ts";
import {
  type Reader,
  flag,
  list,
  number,
  numberOrNull,
  object,
  objectOrNull,
  text,
  textOrNull,
  texts,
} from "../../fields.ts";

export const readAtlasWay: Reader<z.output<typeof contract.atlasWay>> = object({
  text: textOrNull,
  to: textOrNull,
  is_on_path: flag(),
  share: numberOrNull,
});

export const readAtlasScene: Reader<z.output<typeof contract.atlasScene>> = object({
  id: text(),
  told: text(),
  ending: textOrNull,
  is_on_path: flag(),
  part: objectOrNull(
    object({
      session_id: text(),
      turn: text(),
    }),
  ),
  ways: list(readAtlasWay),
});

export const readSessionAtlas: Reader<z.output<typeof contract.sessionAtlas>> = object({
  session_id: text(),
  title: text(),
  language: text("en"),
  here: textOrNull,
  scenes: list(readAtlasScene),
  scenes_total: number(),
  endings_found: number(),
  endings_total: number(),
});

export const readSessionBook: Reader<z.output<typeof contract.sessionBook>> = object({
  session_id: text(),
  title: text(),
  language: text("en"),
  author: text(),
  cover_image_url: textOrNull,
  image_alt: text(),
  scenes: texts,
});
