// Made from the contract by `npm run readers`.
import type { ReadEntry, SceneReading } from "../../../shapes/made/story/reading.ts";
import {
  type Reader,
  flag,
  list,
  number,
  object,
  oneOf,
  text,
  textOrNull,
  texts,
} from "../../fields.ts";

export const readReadEntry: Reader<ReadEntry> = object({
  name: text(),
  also: texts,
  sure: oneOf(["sure", "likely", "perhaps"], "perhaps"),
  is_of_bible: flag(),
  count: number(),
  sentences: list(
    object({
      scene: text(),
      text: text(),
      sure: oneOf(["sure", "likely", "perhaps"], "perhaps"),
    }),
  ),
});

export const readSceneReading: Reader<SceneReading> = object({
  people: list(readReadEntry),
  things: list(readReadEntry),
  places: list(readReadEntry),
  scenes: list(
    object({
      scene: text(),
      present: texts,
      named: texts,
    }),
  ),
  left_out: texts,
  played: textOrNull,
});
