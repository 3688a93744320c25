import type { HistoryEntry, SessionData } from "../contract/game/game.ts";
import type { ActionResponse } from "../contract/game/turn.ts";
import { type SessionHistory, canBeUndone, isOnPath, isWhole } from "./session-history.ts";

/** What an answer says of the history. */
export interface ToldHistory {
  readonly data: SessionData;
  /** It does not name what an undo took back: that was the last part or picture. */
  readonly takesLast: boolean;
}

/** A plain answer has no history, or all of it: then the part is what it tells, and an undone part may be missing. */
export function historyTold(response: ActionResponse, known: SessionHistory): ToldHistory {
  const { session_data: data, action_type: action } = response;
  const { narrative_history: news, withdrawn, current } = data;
  const isSilent = news.length === 0 && withdrawn.length === 0 && current === null;
  if (action === "undo") {
    if (isSilent) return { data: undone(known, data), takesLast: true };
    if (!isWhole(news)) return { data, takesLast: false };
    if (news.length < known.entries.length) return { data, takesLast: true };
    if (undoneIn(news) > undoneIn(known.entries)) return { data, takesLast: false };
    return { data: { ...data, narrative_history: withoutLast(news) }, takesLast: true };
  }
  if (!isSilent) return { data, takesLast: false };
  const told = entryOf(response);
  const now = isOnPath(told) ? null : known.current;
  return { data: { ...data, narrative_history: [told], current: now }, takesLast: false };
}

function undoneIn(entries: readonly HistoryEntry[]): number {
  return entries.filter(({ is_undone: isUndone }) => isUndone).length;
}

function undone({ entries, current }: SessionHistory, data: SessionData): SessionData {
  const last = entries.findLast(canBeUndone)?.turn_id;
  return last === undefined || last === null
    ? { ...data, current }
    : { ...data, withdrawn: [last] };
}

function withoutLast(entries: readonly HistoryEntry[]): HistoryEntry[] {
  const last = entries.findLastIndex(canBeUndone);
  return entries.map((entry, at) =>
    at === last && at > 0 ? { ...entry, is_undone: true } : entry,
  );
}

/** Whether anything was told or taken back: an answer may only say why not. */
export function isTold(response: ActionResponse, known: SessionHistory): boolean {
  const { action_type: action, narrative, setup, image_url: image, session_data } = response;
  const { narrative_history: news } = session_data;
  const told = narrative ?? setup ?? image ?? response.fallback_description;
  const isNew = news.length > (isWhole(news) ? known.entries.length : 0);
  return action === "undo" || Boolean(told) || isNew;
}

function entryOf(response: ActionResponse): HistoryEntry {
  const { action_type: action, image_url: image, narrative } = response;
  return {
    turn_id: response.turn_id,
    action_type: action,
    user_input: null,
    ai_response: narrative ?? response.fallback_description,
    model_used: response.model_used,
    credits_consumed: response.credits_consumed,
    selected_choice: null,
    timestamp: new Date().toISOString(),
    success: action !== "show" || image !== null,
    setup: response.setup,
    choices: response.choices,
    image_url: image,
    image_alt: response.image_alt,
    style: response.style,
    is_undone: false,
    is_question: false,
    is_unanswered: false,
    is_verbatim: false,
    taken_choice: null,
    begins_sitting: false,
    versions: [],
    changes: response.changes,
    check: response.check,
    telling: response.telling,
    mark: null,
    own_wording: null,
  };
}
