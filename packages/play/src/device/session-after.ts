import type { ActionResponse, GameSession } from "@katha/api/contract";

/** Where a play stands, as sessions and answers say it. */
const positionIn = ({
  current_xp,
  choices_made,
  scenes_completed,
  is_completed,
  completion_percentage,
  ending,
  state,
  offers,
}: GameSession | ActionResponse) => ({
  current_xp,
  choices_made,
  scenes_completed,
  is_completed,
  completion_percentage,
  ending,
  state,
  offers,
});

/** A session as it stands after what a device told since it was taken along. */
export function sessionAfter(
  session: GameSession,
  answers: readonly ActionResponse[],
): GameSession {
  const last = answers.at(-1);
  if (last === undefined) return { ...session, running_turn: null };
  const { narrative_history: known } = session.session_data;
  const added = answers.flatMap(({ session_data }) => session_data.narrative_history);
  return {
    ...session,
    ...positionIn(last),
    running_turn: null,
    session_data: {
      ...session.session_data,
      narrative_history: [...known, ...added],
      current: null,
    },
  };
}

/** The answer where the last part that a device told is taken back: it is as if it had not been told. */
export function responseUndone(
  session: GameSession,
  told: readonly ActionResponse[],
): ActionResponse | null {
  const last = told.at(-1);
  if (last === undefined) return null;
  const before = sessionAfter(session, told.slice(0, -1));
  const { narrative_history: history, current } = before.session_data;
  const standing = history.at(-1);
  return {
    ...last,
    ...positionIn(before),
    action_type: "undo",
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
