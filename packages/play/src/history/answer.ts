import type { ActionResponse } from "@katha/api/contract";
import type { PlayProgress } from "../play/progress.ts";
import type { Standing } from "../play/standing.ts";
import { nothingBecame, tellerOf, type EntryTurn } from "./entry.ts";

/** A settled turn, as far as the answer to it shows it. */
type AnsweredTurn = Pick<ActionResponse, "budget_spent"> &
  Pick<
    EntryTurn,
    | "id"
    | "action"
    | "model"
    | "own_key"
    | "charged"
    | "narrative"
    | "setup"
    | "became"
    | "picture"
    | "fallback_description"
  >;

/** The answer to a settled turn; the warning is of its player's coins. */
export function answerTo(
  turn: AnsweredTurn,
  {
    progress,
    standing,
    warning,
    ...more
  }: {
    progress: PlayProgress;
    standing: Standing;
    warning: string | null;
  } & Pick<ActionResponse, "session_data" | "receipt">,
): ActionResponse {
  const { picture } = turn;
  const { changes, check, telling } = turn.became ?? nothingBecame;
  return {
    turn_id: turn.id,
    action_type: turn.action,
    ...progress,
    model_used: tellerOf(turn),
    budget_spent: turn.budget_spent,
    own_key: turn.own_key === "asked" ? null : turn.own_key,
    credits_consumed: turn.charged ?? 0,
    narrative: turn.narrative,
    setup: turn.setup,
    ...standing,
    changes,
    check,
    telling,
    image_url: picture?.url ?? null,
    image_alt: picture?.alt ?? null,
    prompt: picture?.prompt ?? null,
    style: picture?.style ?? null,
    fallback_description: turn.fallback_description,
    low_credits_warning: warning !== null,
    credit_warning_message: warning,
    ...more,
  };
}
