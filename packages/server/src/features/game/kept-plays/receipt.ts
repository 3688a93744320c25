import type { CostReason, OwnKeyOutcome, Receipt, StateChange } from "@katha/api/contract";
import { builtInName } from "@katha/narrator";
import { findModel } from "../../models/index.ts";
import { stepOf } from "@katha/play";
import type { Turn } from "../repo.ts";

function nameOf(model: string | null): string {
  if (model === null) return "the narrator";
  return (findModel("text", model) ?? findModel("image", model))?.display_name ?? model;
}

const ownKeyFaults: Readonly<Record<Exclude<OwnKeyOutcome, "told">, string>> = {
  off: "readers may not use keys of their own here at present.",
  missing: "you have no key of your own here that could tell.",
  key_refused: "its provider refuses your own key.",
  unpaid: "the account of your own key has no credit left.",
  model_unknown: "the provider of your own key does not have the model that you chose.",
  busy: "the provider of your own key is busy.",
  unfit: "what your own model told was not fit for this story.",
  failed: "the provider of your own key did not answer as it should.",
};

/** Why a turn was not told with the own key that it asked for. */
const ownKeyFault = ({ own_key: outcome }: Turn): string | undefined =>
  outcome === null || outcome === "asked" || outcome === "told" ? undefined : ownKeyFaults[outcome];

const isReaction = (turn: Turn) => stepOf(turn)?.way === "reaction";

function whyOf(turn: Turn): CostReason {
  if (turn.copy_of !== null) return "branched";
  if (turn.status === "pending") return "running";
  if (turn.status === "void") return "void";
  if (turn.action === "undo") return "undo";
  if (turn.model === null && turn.command !== null && isReaction(turn)) return "author";
  if (turn.budget_spent !== null) return "budget";
  if (turn.own_key === "told") return "own_key";
  if (ownKeyFault(turn) !== undefined) return "own_key_failed";
  if (turn.action === "show") return turn.picture === null ? "no_picture" : "picture";
  return turn.served_by === builtInName ? "katha" : "model";
}

function reasonOf(turn: Turn, why: CostReason): string {
  switch (why) {
    case "branched":
      return "Brought along from the session that this one branches from.";
    case "running":
      return "Being written.";
    case "void":
      return turn.void_detail ?? "It was not told, and cost nothing.";
    case "undo":
      return "Taking a part back costs nothing.";
    case "author":
      return "Answered in the author's own words, which cost no coins.";
    case "budget":
      return "Told by Katha's own narrator for no coins: today's budget for models is spent.";
    case "own_key":
      return `Told with your own key (${turn.served_by}), for no coins.`;
    case "own_key_failed":
      return `Told by Katha's own narrator for no coins: ${ownKeyFault(turn)}`;
    case "katha":
      return "Told by Katha's own narrator, which costs no coins.";
    case "model":
      return `Told by ${nameOf(turn.model)}.`;
    case "no_picture":
      return "The picture did not come out, so nothing was charged.";
    case "picture":
      return `Painted by ${nameOf(turn.model)}.`;
  }
}

/** What the turn cost, or will cost at most. */
export function receiptOf(
  turn: Turn,
  balance: number,
  changes: readonly StateChange[] = [],
): Receipt {
  const { held, status } = turn;
  const charged = turn.charged ?? 0;
  const why = whyOf(turn);
  return {
    turn_id: turn.id,
    held,
    charged,
    returned: status === "pending" ? 0 : held - charged,
    balance: turn.balance_after ?? balance,
    model: turn.model,
    reason: reasonOf(turn, why),
    why,
    served_by: turn.served_by,
    xp: turn.xp_cost,
    changes: [...changes],
  };
}
