import type { ProblemCode } from "@katha/api/contract";
import { affordable, type ModelKind, type OfferedModels } from "../../models/index.ts";
import { invalidField, Problem } from "../../../lib/problem.ts";

export function turnInProgress(turnId: string): Problem {
  return new Problem(409, "turn_in_progress", "A part of this story is being written already.", {
    fields: { turn_id: turnId },
  });
}

export function notEnoughXp(current_xp: number, required_xp: number): Problem {
  return new Problem(
    422,
    "not_enough_xp",
    `Not enough XP. You have ${current_xp} XP, but need ${required_xp} XP for this action.`,
    { fields: { current_xp, required_xp } },
  );
}

export function notEnoughCredits(
  models: OfferedModels,
  kind: ModelKind,
  asked: { model: string; available: number; required: number },
): Problem {
  const { model, available, required } = asked;
  return new Problem(
    402,
    "not_enough_credits",
    `Not enough credits for ${model}. You have ${available} credits, but need ${required}.`,
    {
      fields: {
        model_requested: model,
        available_credits: available,
        required_credits: required,
        suggested_alternatives: affordable(models, kind, available),
      },
    },
  );
}

/** Why nothing was done, where that is all there is to say. */
const conflicts = {
  story_ended: "The story has ended. Take the last part back, or play again from the beginning.",
  story_moved: "The story has changed since, perhaps on another device. Nothing was done.",
  nothing_to_undo: "This is the beginning: there is nothing to undo.",
  not_the_last_part: "Only the last part can be told again. From an earlier one, branch.",
  not_a_version: "This is no other telling of the last part.",
  branch_at_ending: "The story ends with this part. Branch from an earlier one.",
  turn_told: "This part has been told already. You can undo it.",
} as const satisfies Partial<Record<ProblemCode, string>>;

export function conflict(code: keyof typeof conflicts): Problem {
  return new Problem(409, code, conflicts[code]);
}

/** The player pays no more than they read. */
export function priceChanged(model: string, coins: number): Problem {
  return new Problem(
    409,
    "price_changed",
    `This costs ${coins} coins by now. Nothing was done, and nothing charged.`,
    { fields: { model_requested: model, required_credits: coins } },
  );
}

export function unknownCommand(command: string): Problem {
  const msg = `This story has no command called ${command}.`;
  return new Problem(422, "invalid_input", [
    { loc: ["body", "command"], msg, type: "invalid_value" },
  ]);
}

export function unknownModel(kind: ModelKind, key: string): Problem {
  return invalidField(
    "unknown_model",
    ["body", "selected_model"],
    `There is no ${kind} model called ${key}.`,
  );
}
