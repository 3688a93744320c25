// Made from the contract by `npm run readers`.
import type { z } from "zod";
import type * as contract from "../../../contract/game/turn.ts";
import {
  type Reader,
  flag,
  id,
  list,
  number,
  object,
  objectOrNull,
  oneOf,
  oneOfOrNull,
  text,
  textOrNull,
  texts,
} from "../../fields.ts";
import { budgetScopes, ownKeyOutcomes } from "../../../contract/game/play-limits.ts";
import { costReasons, turnActions } from "../../../contract/values.ts";
import { known } from "../../kinds.ts";
import { readSessionData } from "./game.ts";
import { readOffer, readPlayerState, readSkillCheckOutcome, readStateChange } from "./state.ts";
import { readTelling } from "./telling.ts";
import { readTold } from "../../told.ts";

export const readReceipt: Reader<z.output<typeof contract.receipt>> = object({
  turn_id: text(),
  held: number(),
  charged: number(),
  returned: number(),
  balance: number(),
  model: textOrNull,
  reason: text(),
  why: oneOf(costReasons, "model"),
  served_by: textOrNull,
  xp: number(),
  changes: known(readStateChange),
});

export const readActionResponse: Reader<z.output<typeof contract.actionResponse>> = object({
  turn_id: id,
  action_type: oneOf(turnActions, "continue"),
  current_xp: number(),
  choices_made: number(),
  scenes_completed: number(),
  is_completed: flag(),
  completion_percentage: number(),
  ending: textOrNull,
  model_used: textOrNull,
  budget_spent: oneOfOrNull(budgetScopes),
  own_key: oneOfOrNull(ownKeyOutcomes),
  credits_consumed: number(),
  narrative: readTold,
  setup: readTold,
  choices: texts,
  state: readPlayerState,
  offers: list(readOffer),
  changes: known(readStateChange),
  check: objectOrNull(readSkillCheckOutcome),
  telling: objectOrNull(readTelling),
  image_url: textOrNull,
  image_alt: textOrNull,
  prompt: textOrNull,
  style: textOrNull,
  fallback_description: textOrNull,
  session_data: readSessionData,
  low_credits_warning: flag(),
  credit_warning_message: textOrNull,
  receipt: readReceipt,
});
