// Made from the contract by `npm run readers`.
import type { ActionResponse, Receipt, TurnEvent } from "../../../shapes/made/game/turn.ts";
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
import { byKind, known } from "../../kinds.ts";
import { readSessionData } from "./game.ts";
import { readOffer, readPlayerState, readSkillCheckOutcome, readStateChange } from "./state.ts";
import { readTelling } from "./telling.ts";
import { readProblem } from "../../problem.ts";
import { readTold } from "../../told.ts";

export const readReceipt: Reader<Receipt> = object({
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

export const readActionResponse: Reader<ActionResponse> = object({
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

export const readTurnEvent: Reader<TurnEvent | null> = byKind("event", {
  turn: object({
    seq: number(),
    turn_id: text(),
    action_type: oneOf(turnActions, "continue"),
    model: textOrNull,
    held: number(),
  }),
  delta: object({
    seq: number(),
    part: oneOf(["narrative", "setup"], "narrative"),
    text: text(),
  }),
  choices: object({
    seq: number(),
    choices: texts,
  }),
  image: object({
    seq: number(),
    image_url: text(),
    image_alt: text(),
    prompt: text(),
    style: text(),
  }),
  done: object({
    seq: number(),
    response: readActionResponse,
  }),
  error: object({
    seq: number(),
    problem: readProblem,
    status: number(),
    receipt: objectOrNull(readReceipt),
  }),
});
