import {
  ownKeyModel,
  sittingGapMs,
  type HistoryEntry,
  type OwnKeyOutcome,
} from "@katha/api/contract";
import { isFromKatha, isSaid, labelOf } from "@katha/narrator";
import { stepOf } from "../play/kept-play.ts";
import type { ToldTurn } from "../play/turn.ts";

/** What the reader put on a part. */
export interface OwnOfPart {
  mark_is_bookmarked: boolean | null;
  mark_name: string | null;
  mark_note: string | null;
  own_wording: string | null;
}

export const nothingOwn: OwnOfPart = {
  mark_is_bookmarked: null,
  mark_name: null,
  mark_note: null,
  own_wording: null,
};

/** A settled turn, as far as its entry shows it. */
export interface EntryTurn extends Omit<ToldTurn, "copy_of" | "node">, OwnOfPart {
  command: string | null;
  model: string | null;
  /** What became of the player's own key where they chose it; `asked` until the turn is told. */
  own_key: OwnKeyOutcome | "asked" | null;
  charged: number | null;
  picture: { url: string; alt: string; prompt: string; style: string } | null;
  fallback_description: string | null;
  /** Neither undone nor replaced by another telling. */
  is_standing: boolean;
  /** What was typed meant no choice, and the author has no answer to it. */
  is_unanswered: boolean;
  /** When the turn before was begun. */
  told_before: Date | null;
  created_at: Date;
  /** Whether the part that a picture belongs to still stands. */
  hangs: boolean;
  /** The newest tellings of a part, oldest first. */
  versions: string[] | null;
}

export const texts = (offers: ToldTurn["offers"]) => (offers ?? []).map(({ text }) => text);

export const nothingBecame = { changes: [], check: null, telling: null };

function isUndone({ action, is_standing, hangs }: EntryTurn): boolean {
  if (action === "undo") return false;
  return !is_standing || (action === "show" && !hangs);
}

function beginsSitting({ action, told_before, created_at }: EntryTurn): boolean {
  if (told_before === null || action === "undo") return false;
  return created_at.getTime() - told_before.getTime() >= sittingGapMs;
}

/** Shown to players, since only they know what they meant. */
function takenChoice(turn: EntryTurn): string | null {
  const { action, user_input: words, command } = turn;
  const step = stepOf(turn);
  const isTyped = action === "custom_action" && words !== null && command === null;
  if (!isTyped || step?.way !== "edge" || isSaid(step.choice, words)) return null;
  return labelOf(step.choice);
}

/** The model that is named to the player: none where Katha itself told what their own key was to tell. */
export const tellerOf = ({ model, own_key }: Pick<EntryTurn, "model" | "own_key">): string | null =>
  model === ownKeyModel && own_key !== "told" ? null : model;

export function ownOf(own: OwnOfPart): Pick<HistoryEntry, "mark" | "own_wording"> {
  const { mark_is_bookmarked: is_bookmarked, mark_name: name, mark_note: note, own_wording } = own;
  const mark =
    is_bookmarked === null ? null : { is_bookmarked, name: name ?? "", note: note ?? "" };
  return { mark, own_wording };
}

export function entryOf(turn: EntryTurn): HistoryEntry {
  const { picture } = turn;
  const step = stepOf(turn);
  const { changes, check, telling } = turn.became ?? nothingBecame;
  return {
    turn_id: turn.id,
    action_type: turn.action,
    user_input: turn.user_input,
    ai_response: turn.narrative ?? turn.fallback_description,
    model_used: tellerOf(turn),
    credits_consumed: turn.charged ?? 0,
    selected_choice: turn.selected_choice,
    timestamp: turn.created_at.toISOString(),
    success: turn.action !== "show" || picture !== null,
    setup: turn.setup,
    choices: texts(turn.offers),
    image_url: picture?.url ?? null,
    image_alt: picture?.alt ?? null,
    style: picture?.style ?? null,
    is_undone: isUndone(turn),
    is_question: step !== null && isFromKatha(step),
    is_unanswered: turn.is_unanswered,
    is_verbatim: turn.became?.is_verbatim ?? false,
    taken_choice: takenChoice(turn),
    begins_sitting: beginsSitting(turn),
    versions: turn.versions ?? [],
    changes,
    check,
    telling,
    ...ownOf(turn),
  };
}
