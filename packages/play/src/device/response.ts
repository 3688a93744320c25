import type { ActionResponse } from "@katha/api/contract";
import { answerTo } from "../history/answer.ts";
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

/** The answer to a turn that a device told. */
export function deviceResponse(part: DevicePart, { balance }: { balance: number }): ActionResponse {
  const { told, next, at } = part;
  const { id, standing } = told;
  const turn = {
    ...told,
    model: null,
    own_key: null,
    budget_spent: null,
    charged: 0,
    picture: null,
    fallback_description: null,
    is_standing: true,
    hangs: true,
    versions: [id],
    told_before: null,
    created_at: new Date(at),
    ...nothingOwn,
  };
  return answerTo(turn, {
    progress: progressAfter(next.play, next.spent_beside),
    standing,
    warning: null,
    session_data: {
      narrative_history: [entryOf(turn)],
      earlier: null,
      withdrawn: [],
      current: null,
    },
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
      changes: told.became.changes,
    },
  });
}
