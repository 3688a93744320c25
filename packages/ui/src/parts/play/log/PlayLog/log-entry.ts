import type { LogEntry, LogEntryType, PartAct, PlayLog, TextStream } from "@katha/api/shapes";
import { hintEntriesMax } from "../../../../tokens/constants.ts";

/** What a reader does with a part: with words of their own they can also have what was told stand again. */
export type PartAction = PartAct | "takeBack";

/** The text of an entry that arrives word by word. */
export type StreamOf = (entry: string) => TextStream;

/** Not shown in the log, since the text of the turn follows. */
const hiddenAction = "Continuing story...";

export function isShown({ type, content }: LogEntry): boolean {
  return type !== "action" || content !== hiddenAction;
}

/** The entries that the log shows; of consecutive undone ones only the first. */
export function shownOf(entries: readonly LogEntry[]): LogEntry[] {
  return entries
    .filter(isShown)
    .filter((entry, at, all) => !entry.isUndone || !all[at - 1]?.isUndone);
}

/** Little has been played yet: the reader may not know what can be done. */
export function isNewSession({ entries, earlier }: Pick<PlayLog, "entries" | "earlier">): boolean {
  return earlier === "none" && shownOf(entries).length <= hintEntriesMax;
}

/** What belongs to the text itself, and what must not be missed. */
const inContinuousText: ReadonlySet<LogEntryType> = new Set([
  "setup",
  "narrative",
  "user_action",
  "choice",
  "image",
  "completion",
  "error",
  "warning",
]);

/** The session as one text. */
export function continuousOf(entries: readonly LogEntry[]): LogEntry[] {
  return entries.filter(({ type, isUndone }) => inContinuousText.has(type) && !isUndone);
}

/** What is told or painted in a part. */
export const toldTypes: ReadonlySet<LogEntryType> = new Set(["setup", "narrative", "image"]);

/** Whether an entry is what was told or painted in a part. */
export function isTextOf({ id, type, part, isUndone }: LogEntry, wanted: string): boolean {
  const isOf = part?.id === wanted || id === `${wanted}-${type}`;
  return isOf && toldTypes.has(type) && !isUndone;
}
