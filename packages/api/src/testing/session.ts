import type { GameSession, HistoryEntry } from "../shapes/made/game/game.ts";
import type { ActionResponse, TurnEvent } from "../shapes/made/game/turn.ts";
import { noState } from "../contract/game/state.ts";
import { commandXpCosts } from "../contract/limits.ts";
import type { SessionHistory } from "../game/session-history.ts";
import { idOf } from "./story.ts";

export function anEntry(number: number, change: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    turnId: idOf(number),
    actionType: "continue",
    userInput: null,
    aiResponse: `Part ${number}.`,
    modelUsed: "tenali",
    creditsConsumed: 1,
    selectedChoice: null,
    timestamp: "2026-11-20T09:30:00.000Z",
    success: true,
    setup: null,
    choices: [],
    imageUrl: null,
    imageAlt: null,
    style: null,
    isUndone: false,
    isQuestion: false,
    isUnanswered: false,
    isVerbatim: false,
    takenChoice: null,
    beginsSitting: false,
    versions: [],
    changes: [],
    check: null,
    telling: null,
    mark: null,
    ownWording: null,
    ...change,
  };
}

export const anOpening = anEntry(0, {
  turnId: null,
  actionType: "story_start",
  aiResponse: "A lamp burns.",
  modelUsed: null,
  creditsConsumed: 0,
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
    storyId: idOf(1),
    currentXp: 100,
    choicesMade: 0,
    scenesCompleted: 1,
    isCompleted: false,
    completionPercentage: 0,
    endingsFound: [],
    ending: null,
    runningTurn: null,
    branchedFrom: null,
    createdAt: "2026-11-20T09:30:00.000Z",
    updatedAt: "2026-11-20T09:30:00.000Z",
    state: noState,
    offers: [],
    commands: [],
    costs: { ...commandXpCosts, customAction: commandXpCosts.custom_action },
    sourcesNote: null,
    sessionData: { narrativeHistory: [...history], earlier: null, withdrawn: [], current: null },
    ...change,
  };
}

export function aResponse(
  history: readonly HistoryEntry[],
  change: Partial<ActionResponse> = {},
): ActionResponse {
  const turn = idOf(10);
  return {
    turnId: turn,
    actionType: "continue",
    currentXp: 105,
    modelUsed: "tenali",
    budgetSpent: null,
    ownKey: null,
    creditsConsumed: 1,
    narrative: "The door opens.",
    setup: null,
    choices: [],
    state: noState,
    offers: [],
    changes: [],
    check: null,
    telling: null,
    imageUrl: null,
    imageAlt: null,
    prompt: null,
    style: null,
    fallbackDescription: null,
    sessionData: { narrativeHistory: [...history], earlier: null, withdrawn: [], current: null },
    choicesMade: 1,
    scenesCompleted: 2,
    completionPercentage: 10,
    ending: null,
    isCompleted: false,
    lowCreditsWarning: false,
    creditWarningMessage: null,
    receipt: {
      turnId: turn,
      held: 1,
      charged: 1,
      returned: 0,
      balance: 99,
      model: "tenali",
      reason: "told",
      why: "model",
      servedBy: null,
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
