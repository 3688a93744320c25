// Made from the contract by `npm run readers`.
import type {
  AtlasScene,
  AtlasWay,
  SessionAtlas,
  SessionBook,
} from "../../../shapes/made/game/keepsake.ts";
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

export const readAtlasWay: Reader<AtlasWay> = object({
  text: textOrNull,
  to: textOrNull,
  is_on_path: flag(),
  share: numberOrNull,
});

export const readAtlasScene: Reader<AtlasScene> = object({
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

export const readSessionAtlas: Reader<SessionAtlas> = object({
  session_id: text(),
  title: text(),
  language: text("en"),
  here: textOrNull,
  scenes: list(readAtlasScene),
  scenes_total: number(),
  endings_found: number(),
  endings_total: number(),
});

export const readSessionBook: Reader<SessionBook> = object({
  session_id: text(),
  title: text(),
  language: text("en"),
  author: text(),
  cover_image_url: textOrNull,
  image_alt: text(),
  scenes: texts,
});
