// Made from the contract by `npm run readers`.
import type {
  KeptReadingSettings,
  ReadingSettings,
} from "../../../shapes/made/account/reading-settings.ts";
import {
  type Reader,
  flag,
  number,
  object,
  objectOrNull,
  oneOf,
  record,
  text,
} from "../../fields.ts";
import { partLengths } from "../../../contract/values.ts";

export const readReadingSettings: Reader<ReadingSettings> = object({
  size: oneOf(["small", "usual", "large", "larger", "largest"], "usual"),
  lines: oneOf(partLengths, "usual"),
  spacing: oneOf(["close", "usual", "wide"], "usual"),
  face: oneOf(["book", "plain", "legible"], "book"),
  paper: oneOf(["site", "dark", "light", "sepia", "black"], "site"),
  pace: oneOf(["letters", "slow", "words", "sentences", "once"], "letters"),
  dims: flag(true),
  moves: flag(true),
  continuous: flag(),
  dictates: flag(),
  voices: record(
    object({
      voice: text(),
      speed: number(1),
    }),
  ),
});

export const readKeptReadingSettings: Reader<KeptReadingSettings> = object({
  settings: objectOrNull(readReadingSettings),
});
