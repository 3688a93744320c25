import type { HistoryEntry } from "../contract/game/game.ts";
import { sittingGapMs } from "../contract/game/play-limits.ts";
import { type LogEntry, separatorEntry } from "./log-entries.ts";

/** Whether an entry is the player's own action, which comes before what was told in answer. */
export function isOwn({ type }: LogEntry): boolean {
  return type === "choice" || type === "user_action" || type === "action";
}

export function isOf({ id }: LogEntry, turn: string): boolean {
  return id.startsWith(`${turn}-`);
}

/** Whether an action now would be the player's first since coming back. A guess: the server's answer decides. */
export function isSittingBegun(
  entries: readonly LogEntry[],
  history: readonly HistoryEntry[],
  now: string,
): boolean {
  const last = history.findLast(({ turn_id, action_type }) => turn_id && action_type !== "undo");
  const isMarked = entries.some(
    (entry) => isSeparator(entry) && !entry.isHistorical && !entry.turn,
  );
  return !isMarked && !!last && Date.parse(now) - Date.parse(last.timestamp) >= sittingGapMs;
}

const isSeparator = ({ type }: LogEntry) => type === "session_separator";

/** The log with separators only before turns that begin a sitting. */
export function withSittings(
  entries: readonly LogEntry[],
  history: readonly HistoryEntry[],
): readonly LogEntry[] {
  const begun = history.flatMap(({ turn_id: turn, begins_sitting: begins, timestamp }) =>
    begins && turn !== null ? [{ turn, timestamp }] : [],
  );
  if (begun.length === 0 && !entries.some(isSeparator)) return entries;
  const known = new Map(
    entries.filter(isSeparator).map((entry) => [entry.turn ?? entry.id, entry]),
  );
  const plain = entries.filter((entry) => !isSeparator(entry));
  const before = new Map<LogEntry, LogEntry>();
  for (const { turn, timestamp } of begun) {
    const first = firstOf(plain, turn);
    const made = separatorEntry(turn, timestamp, false);
    // Reuses the existing object, so that unchanged entries do not render again.
    if (first) before.set(first, known.get(turn) ?? known.get(made.id) ?? made);
  }
  return plain.flatMap((entry) => {
    const separator = before.get(entry);
    return separator ? [separator, entry] : [entry];
  });
}

/** The first entry of the turn, or of the player's action that started it. */
function firstOf(entries: readonly LogEntry[], turn: string): LogEntry | undefined {
  let at = entries.findIndex((entry) => entry.turn === turn || isOf(entry, turn));
  for (let own = entries[at - 1]; own && isOwn(own); own = entries[at - 1]) at -= 1;
  return entries[at];
}
