import type { LogEntry, LogEntryType } from "@katha/api/shapes";
import { toldTypes } from "./log-entry.ts";

/** These are shown below their part, whose beginning matters more. */
const below: ReadonlySet<LogEntryType> = new Set(["warning", "completion"]);

const isTold = (entry: LogEntry | undefined) => entry !== undefined && toldTypes.has(entry.type);

/** The index at which the newest part begins; undefined if the end of the log is what is new. */
export function newestPart(shown: readonly LogEntry[], busy: boolean): number | undefined {
  let at = shown.findLastIndex(({ type, isUndone }) => !isUndone && !below.has(type));
  const last = shown.length - 1;
  if (shown[at]?.type === "error") return at;
  if (!isTold(shown[at])) return shown[last] && below.has(shown[last].type) ? last : undefined;
  // A complete part does not belong to the turn in progress.
  if (busy && shown[at]?.part) return undefined;
  while (isTold(shown[at - 1]) && !shown[at - 1]?.isUndone && !shown[at - 1]?.part) at -= 1;
  while (shown[at - 1]?.type === "session_separator") at -= 1;
  return at;
}
