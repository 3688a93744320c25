import type { ActionResponse, GameSession } from "@katha/api/contract";

/** A session as it stands after what a device told since it was taken along. */
export function sessionAfter(
  session: GameSession,
  answers: readonly ActionResponse[],
): GameSession {
  const last = answers.at(-1);
  if (last === undefined) return { ...session, running_turn: null };
  const { current_xp, choices_made, scenes_completed, is_completed } = last;
  const { completion_percentage, ending, state, offers } = last;
  const { narrative_history: known } = session.session_data;
  const added = answers.flatMap(({ session_data }) => session_data.narrative_history);
  return {
    ...session,
    current_xp,
    choices_made,
    scenes_completed,
    is_completed,
    completion_percentage,
    ending,
    state,
    offers,
    running_turn: null,
    session_data: {
      ...session.session_data,
      narrative_history: [...known, ...added],
      current: null,
    },
  };
}
