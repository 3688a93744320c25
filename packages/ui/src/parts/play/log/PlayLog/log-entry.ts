import type { PictureSource } from "../../../../primitives/content/Picture/Picture.tsx";
import type { CheckWords, StateChangeWords } from "../../../state/words/words.ts";
import type { Telling } from "../WhichTelling/WhichTelling.tsx";
import type { TextStream } from "../TypedText/text-stream.ts";

export const logEntryTypes = [
  "session_separator",
  "narrative",
  "setup",
  "action",
  "model_info",
  "user_action",
  "choice",
  "error",
  "warning",
  "completion",
  "image",
] as const;
export type LogEntryType = (typeof logEntryTypes)[number];

export const loggedCommands = ["immerse", "show"] as const;
export type LoggedCommand = (typeof loggedCommands)[number];

/** A model that can be chosen instead. */
export interface Alternative {
  key: string;
  name: string;
  /** Not shown if it is not known. */
  price?: number | undefined;
}

export const partActions = [
  "mark",
  "reword",
  "takeBack",
  "tellings",
  "branch",
  "card",
  "cost",
  "correct",
  "report",
] as const;
export type PartAction = (typeof partActions)[number];

/** A part of the story, its actions, and what it changed. */
export interface LogPart {
  id: string;
  changes?: readonly StateChangeWords[];
  /** The result of its skill check; null without one. */
  check?: CheckWords | null;
  /** Which telling its scene follows; null if there is nothing to show. */
  telling?: Telling | null;
  /** The reader's bookmark and note on it. */
  mark?: PartMark | null;
  /** What was told, where the reader put it in their own words. */
  original?: string | null;
  acts: readonly PartAction[];
}

/** What a reader put on a part, for themselves alone. */
export interface PartMark {
  isBookmarked: boolean;
  /** The bookmark's name; may be empty. */
  name: string;
  /** May be empty. */
  note: string;
}

export interface LogEntry {
  id: string;
  type: LogEntryType;
  /** The text; several strings are one text. For an image, its address. */
  content: string | readonly string[] | TextStream;
  /** It was there when the page opened: shown at once, and dimmer. */
  isHistorical: boolean;
  /** Undone by the player: one line replaces all of its entries. */
  isUndone?: boolean;
  /** For a separator: when the player returned to the story. */
  at?: string;
  /** For an action: the command, if the content does not name it. */
  command?: LoggedCommand;
  modelUsed?: string;
  creditsConsumed?: number;
  /** For an image: its caption. */
  style?: string;
  /** For an image: better formats and its description. */
  picture?: PictureSource;
  alternatives?: readonly Alternative[];
  /** The part that ends with this entry. */
  part?: LogPart;
}

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

const partTypes: ReadonlySet<LogEntryType> = new Set(["setup", "narrative", "image"]);

/** Whether an entry is what was told or painted in a part. */
export function isTextOf({ id, type, part, isUndone }: LogEntry, wanted: string): boolean {
  const isOf = part?.id === wanted || id === `${wanted}-${type}`;
  return isOf && partTypes.has(type) && !isUndone;
}

export function textOf(content: LogEntry["content"]): string | TextStream {
  return typeof content === "string" || "subscribe" in content ? content : content.join(" ");
}
