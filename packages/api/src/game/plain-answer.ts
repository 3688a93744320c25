import type { HistoryEntry, SessionData } from "../shapes/made/game/game.ts";
import type { ActionResponse } from "../shapes/made/game/turn.ts";
import { readHistoryEntry } from "../read/made/game/game.ts";
import { type SessionHistory, canBeUndone, isOnPath, isWhole } from "./session-history.ts";

/** What an answer says of the history. */
export interface ToldHistory {
  readonly data: SessionData;
  /** It does not name what an undo took back: that was the last part or picture. */
  readonly takesLast: boolean;
}

/** A plain answer has no history, or all of it: then the part is what it tells, and an undone part may be missing. */
export function historyTold(response: ActionResponse, known: SessionHistory): ToldHistory {
  const { sessionData: data, actionType: action } = response;
  const { narrativeHistory: news, withdrawn, current } = data;
  const isSilent = news.length === 0 && withdrawn.length === 0 && current === null;
  if (action === "undo") {
    if (isSilent) return { data: undone(known, data), takesLast: true };
    if (!isWhole(news)) return { data, takesLast: false };
    if (news.length < known.entries.length) return { data, takesLast: true };
    if (undoneIn(news) > undoneIn(known.entries)) return { data, takesLast: false };
    return { data: { ...data, narrativeHistory: withoutLast(news) }, takesLast: true };
  }
  if (!isSilent) return { data, takesLast: false };
  const told = entryOf(response);
  const now = isOnPath(told) ? null : known.current;
  return { data: { ...data, narrativeHistory: [told], current: now }, takesLast: false };
}

function undoneIn(entries: readonly HistoryEntry[]): number {
  return entries.filter(({ isUndone }) => isUndone).length;
}

function undone({ entries, current }: SessionHistory, data: SessionData): SessionData {
  const last = entries.findLast(canBeUndone)?.turnId;
  return last === undefined || last === null
    ? { ...data, current }
    : { ...data, withdrawn: [last] };
}

function withoutLast(entries: readonly HistoryEntry[]): HistoryEntry[] {
  const last = entries.findLastIndex(canBeUndone);
  return entries.map((entry, at) => (at === last && at > 0 ? { ...entry, isUndone: true } : entry));
}

/** Whether anything was told or taken back: an answer may only say why not. */
export function isTold(response: ActionResponse, known: SessionHistory): boolean {
  const { actionType: action, narrative, setup, imageUrl: image, sessionData } = response;
  const { narrativeHistory: news } = sessionData;
  const told = narrative ?? setup ?? image ?? response.fallbackDescription;
  const isNew = news.length > (isWhole(news) ? known.entries.length : 0);
  return action === "undo" || Boolean(told) || isNew;
}

function entryOf(response: ActionResponse): HistoryEntry {
  const { actionType, imageUrl, narrative } = response;
  return {
    // What an answer does not say is as if it had not been sent.
    ...readHistoryEntry({}),
    turnId: response.turnId,
    actionType,
    aiResponse: narrative ?? response.fallbackDescription,
    modelUsed: response.modelUsed,
    creditsConsumed: response.creditsConsumed,
    timestamp: new Date().toISOString(),
    success: actionType !== "show" || imageUrl !== null,
    setup: response.setup,
    choices: response.choices,
    imageUrl,
    imageAlt: response.imageAlt,
    style: response.style,
    changes: response.changes,
    check: response.check,
    telling: response.telling,
  };
}
