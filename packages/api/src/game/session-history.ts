import type { HistoryEntry, SessionData } from "../shapes/made/game/game.ts";
import { openingPart } from "../contract/values.ts";

/** What is known of a session's history: its newest entries, oldest first, and where the player is. */
export interface SessionHistory {
  readonly entries: readonly HistoryEntry[];
  /** A cursor to the entries before these; null: they begin with the story's opening. */
  readonly earlier: string | null;
  /** The part that the player is at, where the entries need not hold it. */
  readonly current: HistoryEntry | null;
}

export const noHistory: SessionHistory = { entries: [], earlier: null, current: null };

export function historyIn({ narrativeHistory, earlier, current }: SessionData): SessionHistory {
  return { entries: narrativeHistory, earlier, current };
}

export function dataOf({ entries, earlier, current }: SessionHistory): SessionData {
  return { narrativeHistory: [...entries], earlier, withdrawn: [], current };
}

/** Whether an entry is a part from which the story goes on. */
export function isOnPath({ success, isUndone, actionType }: HistoryEntry): boolean {
  return success && !isUndone && actionType !== "show" && actionType !== "undo";
}

/** Whether an entry is a part or a picture that stands. */
export function canBeUndone({ isUndone, actionType: action }: HistoryEntry): boolean {
  return !isUndone && action !== "undo" && action !== "story_start";
}

/** How many typed lines were left without an answer; one that was told again counts once. */
export function countUnanswered(entries: readonly HistoryEntry[]): number {
  return entries.filter(
    ({ isUnanswered, turnId: turn, versions: [first = turn] }) => isUnanswered && first === turn,
  ).length;
}

/** The part that the player is at. */
export function standingEntry({ entries, current }: SessionHistory): HistoryEntry | undefined {
  return current ?? entries.findLast(isOnPath);
}

/** The newest entry, as the server is told of it; undefined where it has no name. */
export function newestOf({ entries }: SessionHistory): string | undefined {
  const newest = entries.at(-1);
  if (newest === undefined || newest.turnId !== null) return newest?.turnId ?? undefined;
  return entries.length === 1 ? openingPart : undefined;
}

/** Whether entries begin with the opening: a server that does not send parts of a history sends all of it. */
export function isWhole([first]: readonly HistoryEntry[]): boolean {
  return first !== undefined && first.turnId === null;
}

/** A history after an answer. */
export interface JoinedHistory {
  readonly history: SessionHistory;
  /** Entries that were not known before. */
  readonly added: readonly HistoryEntry[];
  /** Turns that stood before and no longer do. */
  readonly withdrawn: readonly string[];
}

/** Adds an answer to what is known; null if something is missing between the two. */
export function joinHistory(known: SessionHistory, data: SessionData): JoinedHistory | null {
  const { narrativeHistory: all, earlier, current } = data;
  const had = new Set(known.entries.map(({ turnId: turn }) => turn));
  if (isWhole(all)) {
    const added = all.filter(({ turnId: turn }) => turn !== null && !had.has(turn));
    const history = { entries: all, earlier: null, current };
    return { history, added, withdrawn: turnsThatFell(known.entries, all) };
  }
  // An answer may begin before what is known.
  const from = all.findIndex(({ turnId: turn }) => had.has(turn));
  if (from < 0 && earlier !== null) return null;
  const news = all.slice(Math.max(0, from));
  const added = news.filter(({ turnId: turn }) => !had.has(turn));
  const latest = new Map(
    [...news, ...(current === null ? [] : [current])].map((entry) => [entry.turnId, entry]),
  );
  const fallen = new Set([...data.withdrawn, ...replacedBy([...latest.values()])]);
  const before = known.entries.map((entry) => {
    const fresh = latest.get(entry.turnId) ?? entry;
    const isFallen = entry.turnId !== null && fallen.has(entry.turnId);
    return isFallen && !fresh.isUndone ? { ...fresh, isUndone: true } : fresh;
  });
  const history = { entries: [...before, ...added], earlier: known.earlier, current };
  return { history, added, withdrawn: turnsThatFell(known.entries, before) };
}

/** The other versions of parts that stand. */
export function replacedBy(entries: readonly HistoryEntry[]): string[] {
  return entries
    .filter(isOnPath)
    .flatMap(({ turnId: own, versions }) => versions.filter((turn) => turn !== own));
}

function turnsThatFell(
  before: readonly HistoryEntry[],
  now: readonly HistoryEntry[],
): readonly string[] {
  const stands = ({ isUndone }: HistoryEntry) => !isUndone;
  const standing = new Set(now.filter(stands).map(({ turnId: turn }) => turn));
  return before
    .filter(stands)
    .flatMap(({ turnId: turn }) => (turn === null || standing.has(turn) ? [] : [turn]));
}

/** A session that was read anew. Entries from before its own stay while nothing can have changed in them. */
export function renewHistory(known: SessionHistory, data: SessionData): SessionHistory {
  const renewed = historyIn(data);
  const [first] = renewed.entries;
  const from = known.entries.findIndex(({ turnId: turn }) => turn === first?.turnId);
  if (isWhole(renewed.entries) || from < 1) return renewed;
  const older = known.entries.slice(0, from);
  const newest = known.entries.at(-1)?.turnId;
  const at = renewed.entries.findIndex(({ turnId: turn }) => turn === newest);
  const hasUndone = renewed.entries.slice(at + 1).some(({ actionType: act }) => act === "undo");
  const here = standingEntry(known);
  const tellings = new Set(here && [here.turnId, ...here.versions]);
  // A part that is told again takes its pictures with it, which come after it.
  const isWithin = known.entries.slice(from).some(({ turnId: turn }) => turn === here?.turnId);
  const mayHaveChanged = !isWithin || older.some(({ turnId: turn }) => tellings.has(turn));
  if (at < 0 || hasUndone || mayHaveChanged) return renewed;
  return { ...renewed, entries: [...older, ...renewed.entries], earlier: known.earlier };
}

/** Puts entries from before the known ones in front of them. */
export function withEarlier(
  known: SessionHistory,
  page: { readonly entries: readonly HistoryEntry[]; readonly earlier: string | null },
): SessionHistory {
  return { ...known, entries: [...page.entries, ...known.entries], earlier: page.earlier };
}
