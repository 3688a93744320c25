import type { ActionResponse, HistoryEntry } from "@katha/api/contract";
import { entryOf, nothingOwn } from "../history/entry.ts";
import { progressAfter } from "../play/progress.ts";
import type { OngoingPlay, ToldPart } from "./tell-part.ts";

/** A part that a device told, and the play after it. */
export interface DevicePart {
  told: ToldPart;
  next: OngoingPlay;
  /** When, by the device's clock. */
  at: string;
}

function alongEntry({ told, at }: DevicePart): HistoryEntry {
  return entryOf({
    ...told,
    model: null,
    own_key: null,
    charged: 0,
    picture: null,
    fallback_description: null,
    is_standing: true,
    hangs: true,
    versions: [told.id],
    told_before: null,
    created_at: new Date(at),
    ...nothingOwn,
  });
}

/** The answer to a turn that a device told. */
export function deviceResponse(part: DevicePart, { balance }: { balance: number }): ActionResponse {
  const { told, next } = part;
  const { id, became, standing } = told;
  const { changes, check, telling } = became;
  return {
    turn_id: id,
    action_type: told.action,
    ...progressAfter(next.play, next.spent_beside),
    model_used: null,
    budget_spent: null,
    own_key: null,
    credits_consumed: 0,
    narrative: told.narrative,
    setup: told.setup,
    ...standing,
    changes,
    check,
    telling,
    image_url: null,
    image_alt: null,
    prompt: null,
    style: null,
    fallback_description: null,
    session_data: {
      narrative_history: [alongEntry(part)],
      earlier: null,
      withdrawn: [],
      current: null,
    },
    low_credits_warning: false,
    credit_warning_message: null,
    receipt: {
      turn_id: id,
      held: 0,
      charged: 0,
      returned: 0,
      balance,
      model: null,
      reason: "Told on the device by Katha's own narrator, which costs no coins.",
      why: "katha",
      served_by: "katha",
      xp: told.xp_cost,
      changes,
    },
  };
}
