import { sittingGapMs } from "../contract/game/play-limits.ts";
import { separatorEntry, turnOf } from "./log-entries.ts";
import type { LogEntry } from "../shapes/play-log.ts";
import type { SessionHistory } from "./session-history.ts";

/** Whether an entry is the player's own action, which comes before what was told in answer. */
export function isOwn({ type }: LogEntry): boolean {
  return type === "choice" || type === "user_action" || type === "action";
}

export function isOf({ id }: LogEntry, turn: string): boolean {
  return id.startsWith(`${turn}-`);
}

export const isSeparator = ({ type }: LogEntry) => type === "session_separator";

/** A separator that was put before what the player did, until the server says whether a sitting began. */
const isGuess = (entry: LogEntry) => isSeparator(entry) && !entry.isHistorical && !entry.turn;

/** Whether an action now would be the player's first since coming back. A guess: the server's answer decides. */
export function isSittingBegun(
  entries: readonly LogEntry[],
  { entries: history, current }: SessionHistory,
  now: string,
): boolean {
  const last = history.findLast(({ actionType: action }) => action !== "undo") ?? current;
  if (!last?.turnId || entries.some(isGuess)) return false;
  return Date.parse(now) - Date.parse(last.timestamp) >= sittingGapMs;
}

/** The log with a separator before the turn if it begins a sitting, and without one if it does not. */
export function withSitting(
  entries: readonly LogEntry[],
  turn: string,
  begunAt: string | undefined,
): readonly LogEntry[] {
  const first = beginningOf(entries, turn);
  const before = entries.slice(0, first).filter((entry) => !isGuess(entry));
  const own = entries.slice(first);
  const plain = own.filter((entry) => !isSeparator(entry));
  if (begunAt === undefined) return [...before, ...plain];
  const known = own.find((entry) => isSeparator(entry) && turnOf(entry) === turn);
  // Reuses the object, so that it does not render again.
  return [...before, known ?? { ...separatorEntry(turn, begunAt, false), turn }, ...plain];
}

/** Where a turn begins in the log: with the player's action that started it. The end, if it is not there. */
export function beginningOf(entries: readonly LogEntry[], turn: string): number {
  let at = entries.findIndex((entry) => turnOf(entry) === turn);
  if (at < 0) return entries.length;
  while (at > 0 && isBegin(entries[at - 1])) at -= 1;
  return at;
}

const isBegin = (entry: LogEntry | undefined) =>
  entry !== undefined && (isOwn(entry) || isSeparator(entry));
