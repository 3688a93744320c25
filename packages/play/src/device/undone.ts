import type { ActionResponse, GameSession } from "@katha/api/contract";
import { sessionAfter } from "./session-after.ts";

/** The answer where the last part that a device told is taken back: it is as if it had not been told. */
export function responseUndone(
  session: GameSession,
  told: readonly ActionResponse[],
): ActionResponse | null {
  const last = told.at(-1);
  if (last === undefined) return null;
  const before = sessionAfter(session, told.slice(0, -1));
  const { current_xp, choices_made, scenes_completed, is_completed } = before;
  const { completion_percentage, ending, state, offers } = before;
  const { narrative_history: history, current } = before.session_data;
  const standing = history.at(-1);
  return {
    ...last,
    action_type: "undo",
    current_xp,
    choices_made,
    scenes_completed,
    is_completed,
    completion_percentage,
    ending,
    state,
    offers,
    narrative: null,
    setup: null,
    choices: standing?.choices ?? [],
    changes: [],
    check: null,
    telling: null,
    session_data: {
      narrative_history: [],
      earlier: null,
      withdrawn: [last.turn_id],
      current: current ?? standing ?? null,
    },
  };
}
