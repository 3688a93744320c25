// Made from the contract by `npm run readers`.
import type {
  CommandCosts,
  Offer,
  OwnCommand,
  PlayerState,
  SkillCheckOutcome,
  StateChange,
} from "../../../shapes/made/game/state.ts";
import {
  type Reader,
  flag,
  id,
  list,
  number,
  numberOrNull,
  object,
  oneOf,
  text,
  textOrNull,
} from "../../fields.ts";
import { qualityKinds } from "../../../contract/game/state-values.ts";
import { readConditionWords } from "../../condition-words.ts";
import { byKind } from "../../kinds.ts";
import { readQualityValue } from "../../quality-value.ts";

export const readPlayerState: Reader<PlayerState> = object({
  qualities: list(
    object({
      id,
      name: text(),
      kind: oneOf(qualityKinds, "text"),
      value: readQualityValue,
      least: numberOrNull,
      most: numberOrNull,
    }),
  ),
  things: list(
    object({
      id,
      name: text(),
      about: text(),
    }),
  ),
  slots: numberOrNull,
});

export const readOffer: Reader<Offer> = object({
  text: text(),
  is_locked: flag(),
  reason: textOrNull,
  needs: readConditionWords,
  odds: numberOrNull,
});

export const readOwnCommand: Reader<OwnCommand> = object({
  name: text(),
  cost: number(),
});

export const readCommandCosts: Reader<CommandCosts> = object({
  continue: number(),
  immerse: number(1),
  custom_action: number(1),
  show: number(),
  undo: number(),
});

export const readStateChange: Reader<StateChange | null> = byKind("kind", {
  number: object({
    name: text(),
    by: number(),
    value: number(),
    most: number(),
  }),
  value: object({
    name: text(),
    quality_kind: oneOf(qualityKinds, "text"),
    value: readQualityValue,
  }),
  included: object({
    name: text(),
    value: text(),
  }),
  excluded: object({
    name: text(),
    value: text(),
  }),
  given: object({
    name: text(),
  }),
  taken: object({
    name: text(),
  }),
  bag_full: object({
    name: text(),
  }),
});

export const readSkillCheckOutcome: Reader<SkillCheckOutcome> = object({
  is_won: flag(),
  odds: numberOrNull,
});
