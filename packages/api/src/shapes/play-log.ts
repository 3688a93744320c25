import type { PartMark } from "./made/game/own-parts.ts";
import type { Offer, PlayerState, SkillCheckOutcome, StateChange } from "./made/game/state.ts";
import type { Telling } from "./made/game/telling.ts";

export type LogEntryType =
  | "session_separator"
  | "narrative"
  | "setup"
  | "action"
  | "model_info"
  | "user_action"
  | "choice"
  | "error"
  | "warning"
  | "completion"
  | "image";

/** A part of the story, what can be done with it, and what it changed. */
export interface LogPart {
  readonly id: string;
  readonly changes: readonly StateChange[];
  /** The result of its skill check; null without one. */
  readonly check: SkillCheckOutcome | null;
  /** Which telling its scene follows; null if there is nothing to say. */
  readonly telling: Telling | null;
  /** The reader's bookmark and note on it. */
  readonly mark: PartMark | null;
  /** What was told, where its reader put it in their own words; otherwise null. */
  readonly original: string | null;
  readonly acts: readonly PartAct[];
}

export type PartAct =
  | "mark"
  | "reword"
  | "tellings"
  | "branch"
  | "card"
  | "cost"
  | "correct"
  | "report";

/** One line of a session's log, as plain data. */
export interface LogEntry {
  readonly id: string;
  readonly type: LogEntryType;
  /** Its text, or an image's address. */
  readonly content: string;
  /** The text arrives apart from the entry, word by word. */
  readonly isStreaming?: true;
  readonly isHistorical: boolean;
  readonly isUndone?: boolean;
  /** For a separator: when the player came back to the story. */
  readonly at?: string;
  /** For an action: the command, if it has its own line. */
  readonly command?: LoggedCommand;
  readonly modelUsed?: string;
  readonly creditsConsumed?: number;
  /** For an image: its caption. */
  readonly style?: string;
  /** For an image: what it shows. */
  readonly alt?: string;
  /** For an error: keys of models that could be used instead. */
  readonly alternatives?: readonly string[];
  /** For the player's own words: the turn that they started. */
  readonly turn?: string;
  /** The part that ends with this entry. */
  readonly part?: LogPart;
}

export type LoggedCommand = "immerse" | "show";

export interface CurrentPart {
  readonly turn: string;
  /** All its versions, oldest first, including this one. */
  readonly versions: readonly string[];
  /** Retelling it would give the same text: the author's words, or Katha's question which choice is meant. */
  readonly isVerbatim: boolean;
  /** The choice that the player's own words were taken for, and those words; null once a picture was made of it. */
  readonly taken: { readonly choice: string; readonly words: string } | null;
}

/** The connection of the running turn. `unanswered`: nothing has come back yet; `lost`: it is being retried. */
export type TurnConnection = "open" | "unanswered" | "lost";

/** The parts before those in the log: there are none, there are more, or they are asked for. */
export type EarlierEntries = "none" | "more" | "loading" | "failed";

/** What a session's page renders. Streaming text is kept apart. */
export interface PlayLog {
  readonly entries: readonly LogEntry[];
  readonly earlier: EarlierEntries;
  readonly choices: readonly string[];
  /** The choices with locked ones and the odds of skill checks. */
  readonly offers: readonly Offer[];
  /** The state that players may see. */
  readonly state: PlayerState;
  readonly isBusy: boolean;
  readonly connection: TurnConnection;
  /** The turn that is running; null until the server has named it. */
  readonly turn: string | null;
  /** The part that can be retold; null at the opening. */
  readonly current: CurrentPart | null;
  /** There is a part or a picture to undo. */
  readonly canUndo: boolean;
  /** How many typed lines were left without an answer, in what the page opened with and since. */
  readonly unanswered: number;
  readonly xp: number;
  readonly charged: number | null;
  readonly balance: number | null;
  readonly isCompleted: boolean;
  /** Keys of models that the player can afford. */
  readonly alternatives: readonly string[];
}

/** A text that is still arriving. It is outside React state: only what types it out reads it. */
export interface TextStream {
  readonly text: () => string;
  readonly hasEnded: () => boolean;
  readonly subscribe: (changed: () => void) => () => void;
}
