import type { HistoryEntry } from "../contract/game/game.ts";
import { sittingGapMs } from "../contract/limits.ts";
import { type LogEntry, separatorEntry } from "./log-entries.ts";

/** What the player did comes before what was told for it. */
export function isOwn({ type }: LogEntry): boolean {
  return type === "choice" || type === "user_action" || type === "action";
}

export function isOf({ id }: LogEntry, turn: string): boolean {
  return id.startsWith(`${turn}-`);
}

/** Whether an action at this moment is the player's first since they came back; the server's answer decides. */
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

/** The log with a separator before each turn that begins a sitting, and no other. */
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
    // The same object where it is there already: unchanged entries are not rendered again.
    if (first) before.set(first, known.get(turn) ?? known.get(made.id) ?? made);
  }
  return plain.flatMap((entry) => {
    const separator = before.get(entry);
    return separator ? [separator, entry] : [entry];
  });
}

/** The first entry of the turn, or of what the player did to begin it. */
function firstOf(entries: readonly LogEntry[], turn: string): LogEntry | undefined {
  let at = entries.findIndex((entry) => entry.turn === turn || isOf(entry, turn));
  for (let own = entries[at - 1]; own && isOwn(own); own = entries[at - 1]) at -= 1;
  return entries[at];
}
