import type { GameSession, HistoryEntry } from "../contract/game/game.ts";
import type { ActionResponse, TurnEvent } from "../contract/game/turn.ts";
import { noState } from "../contract/game/state.ts";
import { commandXpCosts } from "../contract/limits.ts";
import type { SessionHistory } from "../game/session-history.ts";
import { idOf } from "./story.ts";

export function anEntry(number: number, change: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    turn_id: idOf(number),
    action_type: "continue",
    user_input: null,
    ai_response: `Part ${number}.`,
    model_used: "tenali",
    credits_consumed: 1,
    selected_choice: null,
    timestamp: "2026-11-20T09:30:00.000Z",
    success: true,
    setup: null,
    choices: [],
    image_url: null,
    image_alt: null,
    style: null,
    is_undone: false,
    is_question: false,
    is_unanswered: false,
    is_verbatim: false,
    taken_choice: null,
    begins_sitting: false,
    versions: [],
    changes: [],
    check: null,
    telling: null,
    mark: null,
    own_wording: null,
    ...change,
  };
}

export const anOpening = anEntry(0, {
  turn_id: null,
  action_type: "story_start",
  ai_response: "A lamp burns.",
  model_used: null,
  credits_consumed: 0,
  choices: ["Take it", "Leave it"],
});

export function aHistory(
  entries: readonly HistoryEntry[],
  change: Partial<SessionHistory> = {},
): SessionHistory {
  return { entries, earlier: null, current: null, ...change };
}

export function aSession(
  history: readonly HistoryEntry[] = [anOpening],
  change: Partial<GameSession> = {},
): GameSession {
  return {
    id: idOf(700),
    story_id: idOf(1),
    current_xp: 100,
    choices_made: 0,
    scenes_completed: 1,
    is_completed: false,
    completion_percentage: 0,
    endings_found: [],
    ending: null,
    running_turn: null,
    branched_from: null,
    created_at: "2026-11-20T09:30:00.000Z",
    updated_at: "2026-11-20T09:30:00.000Z",
    state: noState,
    offers: [],
    commands: [],
    costs: commandXpCosts,
    sources_note: null,
    session_data: { narrative_history: [...history], earlier: null, withdrawn: [], current: null },
    ...change,
  };
}

export function aResponse(
  history: readonly HistoryEntry[],
  change: Partial<ActionResponse> = {},
): ActionResponse {
  const turn = idOf(10);
  return {
    turn_id: turn,
    action_type: "continue",
    current_xp: 105,
    model_used: "tenali",
    budget_spent: null,
    own_key: null,
    credits_consumed: 1,
    narrative: "The door opens.",
    setup: null,
    choices: [],
    state: noState,
    offers: [],
    changes: [],
    check: null,
    telling: null,
    image_url: null,
    image_alt: null,
    prompt: null,
    style: null,
    fallback_description: null,
    session_data: { narrative_history: [...history], earlier: null, withdrawn: [], current: null },
    choices_made: 1,
    scenes_completed: 2,
    completion_percentage: 10,
    ending: null,
    is_completed: false,
    low_credits_warning: false,
    credit_warning_message: null,
    receipt: {
      turn_id: turn,
      held: 1,
      charged: 1,
      returned: 0,
      balance: 99,
      model: "tenali",
      reason: "told",
      why: "model",
      served_by: null,
      xp: 0,
      changes: [],
    },
    ...change,
  };
}

type Loose = { event: TurnEvent["event"] } & Record<string, unknown>;

/** Numbers events as the server does. */
export function asEvents(...events: Loose[]): TurnEvent[] {
  return events.map((event, seq) => Object.assign(event, { seq }) as unknown as TurnEvent);
}
