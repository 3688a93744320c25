import { sittingGapMs, type HistoryEntry } from "@katha/api/contract";
import { isFromKatha, isSaid, isVerbatim, labelOf, type Moving } from "@katha/narrator";
import type { Session, Turn } from "../repo.ts";
import { isPart, type State } from "./fold.ts";
import { sceneBegunBy, stepOf, type FoldedPlay } from "./play-fold.ts";
import { changesShown, checkShown } from "./shown.ts";

export const texts = (offers: Turn["offers"]) => (offers ?? []).map(({ text }) => text);

function becameOf({ work }: FoldedPlay, { changes, check }: Moving) {
  return { changes: changesShown(work.graph, changes), check: checkShown(work.graph, check) };
}

function openingEntry(
  { opening: { text, offers }, created_at }: Session,
  play: FoldedPlay,
): HistoryEntry {
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
    is_question: false,
    is_verbatim: true,
    taken_choice: null,
    begins_sitting: false,
    versions: [],
    ...becameOf(play, play.opening),
    telling: play.work.tellingOf(play.opening.position.node),
  };
}

export function isUndone(turn: Turn, { path, shows }: State): boolean {
  if (turn.action === "undo") return false;
  const standing = turn.action === "show" ? shows : path;
  return !standing.some(({ id }) => id === turn.id);
}

/** Undo shows nothing, and an earlier telling of the same part does not count as the turn before. */
function beginsSitting(turn: Turn, earlier: readonly Turn[]): boolean {
  const before = earlier.findLast(
    ({ action, retry_of }) => action !== "undo" && retry_of !== turn.retry_of,
  );
  if (before === undefined || turn.action === "undo") return false;
  return turn.created_at.getTime() - before.created_at.getTime() >= sittingGapMs;
}

export function tellingOf(turn: Turn, play: FoldedPlay): HistoryEntry["telling"] {
  const scene = isPart(turn) ? sceneBegunBy(play, turn) : null;
  return scene === null ? null : play.work.tellingOf(scene);
}

/** Shown to players, since only they know what they meant. */
function takenChoice(turn: Turn): string | null {
  const { action, user_input: words, command } = turn;
  const step = stepOf(turn);
  const isTyped = action === "custom_action" && words !== null && command === null;
  if (!isTyped || step?.way !== "edge" || isSaid(step.choice, words)) return null;
  return labelOf(step.choice);
}

function isVerbatimPart(turn: Turn, { work: story, after }: FoldedPlay): boolean {
  const step = stepOf(turn);
  if (step === null || turn.narrative === null) return false;
  return isVerbatim({ story, position: after(turn.id).position, step, text: turn.narrative });
}

interface PlayedTurns {
  turns: readonly Turn[];
  state: State;
  play: FoldedPlay;
}

function entryOf(turn: Turn, at: number, { turns, state, play }: PlayedTurns): HistoryEntry {
  const { picture } = turn;
  const step = stepOf(turn);
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
    is_question: step !== null && isFromKatha(step),
    is_verbatim: isVerbatimPart(turn, play),
    taken_choice: takenChoice(turn),
    begins_sitting: beginsSitting(turn, turns.slice(0, at)),
    versions: isPart(turn)
      ? turns.filter(({ retry_of }) => retry_of === turn.retry_of).map(({ id }) => id)
      : [],
    ...(isPart(turn) ? becameOf(play, play.after(turn.id)) : { changes: [], check: null }),
    telling: tellingOf(turn, play),
  };
}

export function historyOf(session: Session, played: PlayedTurns): HistoryEntry[] {
  const { turns, play } = played;
  return [openingEntry(session, play), ...turns.map((turn, at) => entryOf(turn, at, played))];
}
