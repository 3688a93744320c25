import {
  commandXpCosts,
  lowCreditsBelow,
  noState,
  sittingGapMs,
  type ActionResponse,
  type GameSession,
  type GameSessionSummary,
  type HistoryEntry,
  type Offer,
  type Receipt,
  type SessionCheck,
  type SessionTree,
} from "@katha/api/contract";
import type { Session, Turn } from "../repo.ts";
import { isPart, stateOf, type State } from "./fold.ts";
import { receiptOf } from "./receipt.ts";

function openOffers(offers: Turn["offers"]): Offer[] {
  const open = { is_locked: false, reason: null, needs: null, odds: null };
  return texts(offers).map((text) => Object.assign({ text }, open));
}

const texts = (offers: Turn["offers"]) => (offers ?? []).map(({ text }) => text);

function opening({ opening: { text, offers }, created_at }: Session): HistoryEntry {
  return {
    turn_id: null,
    action_type: "story_start",
    user_input: null,
    ai_response: text,
    model_used: null,
    credits_consumed: 0,
    selected_choice: null,
    timestamp: created_at.toISOString(),
    success: true,
    setup: null,
    choices: texts(offers),
    image_url: null,
    image_alt: null,
    style: null,
    is_undone: false,
    begins_sitting: false,
    versions: [],
    changes: [],
    check: null,
  };
}

function isUndone(turn: Turn, { path, shows }: State): boolean {
  if (turn.action === "undo") return false;
  const standing = turn.action === "show" ? shows : path;
  return !standing.some(({ id }) => id === turn.id);
}

/** Undoing shows nothing, and another telling of the same part is not what came before it. */
function beginsSitting(turn: Turn, earlier: readonly Turn[]): boolean {
  const before = earlier.findLast(
    ({ action, retry_of }) => action !== "undo" && retry_of !== turn.retry_of,
  );
  if (before === undefined || turn.action === "undo") return false;
  return turn.created_at.getTime() - before.created_at.getTime() >= sittingGapMs;
}

function entryOf(turn: Turn, at: number, turns: readonly Turn[], state: State): HistoryEntry {
  const { picture } = turn;
  return {
    turn_id: turn.id,
    action_type: turn.action,
    user_input: turn.user_input,
    ai_response: turn.narrative ?? turn.fallback_description,
    model_used: turn.model,
    credits_consumed: turn.charged ?? 0,
    selected_choice: turn.selected_choice,
    timestamp: turn.created_at.toISOString(),
    success: turn.action !== "show" || picture !== null,
    setup: turn.setup,
    choices: texts(turn.offers),
    image_url: picture?.url ?? null,
    image_alt: picture?.alt ?? null,
    style: picture?.style ?? null,
    is_undone: isUndone(turn, state),
    begins_sitting: beginsSitting(turn, turns.slice(0, at)),
    versions: isPart(turn)
      ? turns.filter(({ retry_of }) => retry_of === turn.retry_of).map(({ id }) => id)
      : [],
    changes: [],
    check: null,
  };
}

function historyOf(session: Session, turns: readonly Turn[], state: State): HistoryEntry[] {
  return [opening(session), ...turns.map((turn, at) => entryOf(turn, at, turns, state))];
}

function progressOf(state: State) {
  return {
    current_xp: state.xp,
    choices_made: state.choicesMade,
    scenes_completed: state.scenesCompleted,
    is_completed: state.ending !== null,
    completion_percentage: state.percentage,
  };
}

/** Titles of the endings found, over all of the player's sessions with the story. */
function endingsOf(sessions: readonly Session[]): string[] {
  return [...new Set(sessions.flatMap(({ ending }) => (ending === null ? [] : [ending])))];
}

/** An ending without a title is named after its node, which only the author may see. */
function endingTitle({ ending }: State): string | null {
  return ending === null || ending.title === ending.node ? null : ending.title;
}

export function sessionAnswer(
  session: Session,
  more: { turns: readonly Turn[]; running: string | null; ofStory: readonly Session[] },
): GameSession {
  const { turns, running, ofStory } = more;
  const state = stateOf(session, turns, session.head);
  return {
    id: session.id,
    story_id: session.story_id,
    ...progressOf(state),
    endings_found: endingsOf(ofStory),
    ending: endingTitle(state),
    running_turn: running,
    branched_from: session.branched_from,
    created_at: session.created_at.toISOString(),
    updated_at: session.updated_at.toISOString(),
    state: noState,
    offers: openOffers(state.path.at(-1)?.offers ?? session.opening.offers),
    commands: [],
    costs: commandXpCosts,
    session_data: { narrative_history: historyOf(session, turns, state) },
  };
}

function rowProgress(session: Session) {
  return {
    current_xp: session.current_xp,
    choices_made: session.choices_made,
    scenes_completed: session.scenes_completed,
    is_completed: session.ending !== null,
    completion_percentage: session.completion_percentage,
  };
}

export function checkAnswer(session: Session): SessionCheck {
  return { has_existing_session: true, session_id: session.id, ...rowProgress(session) };
}

export function summaryAnswer(
  session: Session & { story_title: string; cover_image_url: string | null },
): GameSessionSummary {
  return {
    id: session.id,
    story_id: session.story_id,
    ...rowProgress(session),
    endings_found: session.ending === null ? [] : [session.ending],
    branched_from: session.branched_from,
    created_at: session.created_at.toISOString(),
    updated_at: session.updated_at.toISOString(),
    story_title: session.story_title,
    cover_image_url: session.cover_image_url,
  };
}

function warningOf(balance: number): string | null {
  if (balance >= lowCreditsBelow) return null;
  if (balance === 0) return "Your coins are spent. Tasks on your progress page earn more.";
  const coins = balance === 1 ? "1 coin is" : `${balance} coins are`;
  return `Only ${coins} left. Tasks on your progress page earn more.`;
}

/** The response to a settled turn, computed from the turns up to it, so that it is always the same. */
export function turnAnswer(
  session: Session,
  all: readonly Turn[],
  turn: Turn,
): ActionResponse & { receipt: Receipt } {
  const turns = all.filter(({ number }) => number <= turn.number);
  const state = stateOf(session, turns, turn.head_after);
  const receipt = receiptOf(turn, turn.balance_after ?? 0);
  const warning = turn.held === 0 ? null : warningOf(receipt.balance);
  return {
    turn_id: turn.id,
    action_type: turn.action,
    ...progressOf(state),
    ending: state.ending?.title ?? null,
    model_used: turn.model,
    credits_consumed: receipt.charged,
    narrative: turn.narrative,
    setup: turn.setup,
    choices: texts(state.path.at(-1)?.offers ?? session.opening.offers),
    state: noState,
    offers: openOffers(state.path.at(-1)?.offers ?? session.opening.offers),
    changes: [],
    check: null,
    image_url: turn.picture?.url ?? null,
    image_alt: turn.picture?.alt ?? null,
    prompt: turn.picture?.prompt ?? null,
    style: turn.picture?.style ?? null,
    fallback_description: turn.fallback_description,
    session_data: { narrative_history: historyOf(session, turns, state) },
    low_credits_warning: warning !== null,
    credit_warning_message: warning,
    receipt,
  };
}

const summaryLength = 160;

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (line.length <= summaryLength) return line;
  const cut = line.slice(0, summaryLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 80)).trimEnd()}…`;
}

export function treeAnswer(session: Session, turns: readonly Turn[]): SessionTree {
  const state = stateOf(session, turns, session.head);
  return {
    session_id: session.id,
    current: session.head,
    parts: turns.filter(isPart).map((turn) => ({
      turn_id: turn.id,
      parent: turn.parent,
      node: turn.step?.["way"] === "edge" ? turn.node : null,
      action_type: turn.action,
      summary: shortened(turn.narrative ?? turn.setup ?? ""),
      is_undone: isUndone(turn, state),
      timestamp: turn.created_at.toISOString(),
    })),
  };
}
