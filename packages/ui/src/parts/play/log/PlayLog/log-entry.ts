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

/** A model that can be chosen in another's place. */
export interface Alternative {
  key: string;
  name: string;
  price: number;
}

export const partActions = ["branch", "correct", "report"] as const;
export type PartAction = (typeof partActions)[number];

/** A part of the story, what can be done with it, and what it changed. */
export interface LogPart {
  id: string;
  changes?: readonly StateChangeWords[];
  /** How its skill check came out; null without one. */
  check?: CheckWords | null;
  /** Which telling its scene follows; null where there is nothing to say. */
  telling?: Telling | null;
  acts: readonly PartAction[];
}

export interface LogEntry {
  id: string;
  type: LogEntryType;
  /** Its words; several are one text. Of an image, its address. */
  content: string | readonly string[] | TextStream;
  /** It was there when the page opened: shown at once, and dimmer. */
  isHistorical: boolean;
  /** Undone by the player: one line says so in the place of all its entries. */
  isUndone?: boolean;
  /** Of a separator: when the player came back to the story. */
  at?: string;
  /** Of an action: the command, where its content does not say it. */
  command?: LoggedCommand;
  modelUsed?: string;
  creditsConsumed?: number;
  /** Of an image: its caption. */
  style?: string;
  /** Of an image: better formats and its description. */
  picture?: PictureSource;
  alternatives?: readonly Alternative[];
  /** The part that ends with this entry. */
  part?: LogPart;
}

/** Not shown in the log, as the turn's own text follows. */
const hiddenAction = "Continuing story...";

export function isShown({ type, content }: LogEntry): boolean {
  return type !== "action" || content !== hiddenAction;
}

/** The entries that have a place in the log; of those undone in a row only the first. */
export function shownOf(entries: readonly LogEntry[]): LogEntry[] {
  return entries
    .filter(isShown)
    .filter((entry, at, all) => !entry.isUndone || !all[at - 1]?.isUndone);
}

export function textOf(content: LogEntry["content"]): string | TextStream {
  return typeof content === "string" || "subscribe" in content ? content : content.join(" ");
}
