// Made from the contract by `npm run readers`.
import type { Trial } from "../../../shapes/made/story/trial.ts";
import {
  type Reader,
  list,
  number,
  numberOrNull,
  numbers,
  object,
  objectOrNull,
  oneOf,
  optional,
  record,
  text,
  textOrNull,
  texts,
} from "../../fields.ts";
import { known } from "../../kinds.ts";
import { readSkillCheckOutcome, readStateChange } from "../game/state.ts";
import { readQualityValue } from "../../quality-value.ts";

export const readTrial: Reader<Trial> = object({
  text: text(),
  way: oneOf(["edge", "ask", "detour", "refusal", "reaction", "recall"], "edge"),
  choice: numberOrNull,
  reactions: texts,
  fit: numberOrNull,
  model: objectOrNull(
    object({
      by: text(),
      sure: number(),
    }),
  ),
  reason: objectOrNull(
    object({
      meant: oneOf(["plainly", "perhaps", "hardly"], "hardly"),
      other: oneOf(["plainly", "perhaps", "hardly"], "hardly"),
      mood: oneOf(["done", "asked", "supposed", "imagined", "quoted"], "done"),
    }),
  ),
  changes: known(readStateChange),
  check: objectOrNull(readSkillCheckOutcome),
  position: object({
    node: text(),
    turns_here: number(),
    beats_told: numbers,
    path: texts,
    state: optional(
      object({
        given: object({
          seed: text(),
          endings: texts,
        }),
        qualities: record(readQualityValue),
        things: texts,
        visits: record(number()),
        counts: record(number()),
        hub: text(),
        later: optional(
          object({
            owed: list(
              object({
                deed: text(),
                at: text(),
                remembers: textOrNull,
              }),
            ),
            told: texts,
            now: list(
              object({
                deed: text(),
                at: text(),
                remembers: textOrNull,
              }),
            ),
          }),
        ),
      }),
    ),
  }),
  offers: list(
    object({
      text: text(),
      to: textOrNull,
    }),
  ),
  served_by: text(),
});
