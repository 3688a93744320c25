// Made from the contract by `npm run readers`.
import type { PartMark } from "./own-parts.ts";
import type {
  CommandCosts,
  Offer,
  OwnCommand,
  PlayerState,
  SkillCheckOutcome,
  StateChange,
} from "./state.ts";
import type { Telling } from "./telling.ts";

export interface HistoryEntry {
  /** Null for the story's opening */
  turnId: string | null;
  actionType: "story_start" | "continue" | "immerse" | "custom_action" | "show" | "undo";
  userInput: string | null;
  aiResponse: string | null;
  modelUsed: string | null;
  creditsConsumed: number;
  selectedChoice: string | null;
  timestamp: string;
  success: boolean;
  setup: string | null;
  choices: string[];
  imageUrl: string | null;
  imageAlt: string | null;
  style: string | null;
  /** Taken back by the player; kept to be seen, not continued */
  isUndone: boolean;
  /** Katha asks which choice is meant: there is nothing of the story to tell again */
  isQuestion: boolean;
  /** What the player typed meant no choice, and its author has no answer to it */
  isUnanswered: boolean;
  /** Its author's words, or Katha's own question: told again it would be the same */
  isVerbatim: boolean;
  /** The choice that the player's own words were taken for; null where they picked it, said just its words, or it was none */
  takenChoice: string | null;
  /** The player came back to the story with this, hours after what was told before */
  beginsSitting: boolean;
  /** Every telling of this part, oldest first; each retry adds one, and one is current */
  versions: string[];
  changes: StateChange[];
  /** Null unless the part was a skill check */
  check: SkillCheckOutcome | null;
  /** Null for what is told within a scene, and for a scene of which there is nothing to say */
  telling: Telling | null;
  /** The reader's bookmark and note on this part */
  mark: PartMark | null;
  /** The reader's own wording of this telling, which stands in the place of `setup` and `ai_response`; both are kept */
  ownWording: string | null;
}

export interface SessionData {
  narrativeHistory: HistoryEntry[];
  /** A cursor to the entries before these; null: they begin with the story's opening */
  earlier: string | null;
  /** Turns of earlier entries that no longer stand: undone, or told again */
  withdrawn: string[];
  /** The part that the player is at; null where it is among the entries */
  current: HistoryEntry | null;
}

export interface GameSession {
  id: string;
  storyId: string;
  currentXp: number;
  choicesMade: number;
  scenesCompleted: number;
  isCompleted: boolean;
  completionPercentage: number;
  endingsFound: string[];
  /** What the ending that it came to is called, if it is */
  ending: string | null;
  /** A turn that is being written, perhaps in another tab */
  runningTurn: string | null;
  /** The session of which this one is a branch */
  branchedFrom: string | null;
  createdAt: string;
  updatedAt: string;
  state: PlayerState;
  /** Every way on that is shown now, locked ones too */
  offers: Offer[];
  /** The story's own commands */
  commands: OwnCommand[];
  costs: CommandCosts;
  /** Which tellings the story follows, and what is invented; null: it does not say */
  sourcesNote: string | null;
  sessionData: SessionData;
}

export interface SessionCheck {
  hasExistingSession: boolean;
  /** The latest that goes on, or else the latest */
  sessionId: string | null;
  /** How many sessions of this story the player has */
  sessionsCount: number;
  currentXp: number;
  choicesMade: number;
  scenesCompleted: number;
  isCompleted: boolean;
  completionPercentage: number;
}

export interface MemoryItem {
  id: string;
  kind: "deed" | "name" | "object" | "promise" | "place" | "summary" | "fact" | "noted";
  text: string;
  /** Where it was learnt */
  turnId: string | null;
  /** Written by the player */
  isCorrected: boolean;
  /** The player wants it first */
  isPinned?: boolean | undefined;
  /** Of a deed: the player says that it is not so */
  isStruck?: boolean | undefined;
}

export interface SessionMemory {
  sessionId: string;
  items: MemoryItem[];
}

export interface SessionEntries {
  entries: HistoryEntry[];
  /** A cursor to the entries before these; null: they begin with the story's opening */
  earlier: string | null;
}

export interface SessionTree {
  sessionId: string;
  /** The current part; null at the opening */
  current: string | null;
  parts: {
    turnId: string;
    parent: string | null;
    /** Of the author's graph; null on a detour */
    node: string | null;
    actionType: "story_start" | "continue" | "immerse" | "custom_action" | "show" | "undo";
    summary: string;
    isUndone: boolean;
    timestamp: string;
  }[];
}

export interface GameSessionSummary {
  id: string;
  storyId: string;
  currentXp: number;
  choicesMade: number;
  scenesCompleted: number;
  isCompleted: boolean;
  completionPercentage: number;
  endingsFound: string[];
  /** What the ending that it came to is called, if it is */
  ending: string | null;
  /** The session of which this one is a branch */
  branchedFrom: string | null;
  createdAt: string;
  updatedAt: string;
  storyTitle: string;
  storyLanguage: "en" | "hi" | "bn" | "te" | "mr" | "ta" | "ur" | "gu" | "kn" | "ml";
  coverImageUrl: string | null;
  /** What the cover shows, in words */
  imageAlt: string;
  /** Where the player stands: the end of what was told last, as plain text */
  lastLine: string;
  /** The place at which the player is, where its author names it and one story is asked for */
  place: string | null;
  /** Of a story that is rated mature */
  isMature: boolean;
  /** Of a mature story for somebody who has not asked for them: cover and line are not told */
  isVeiled: boolean;
  /** Whether the story can still be read; the play goes on all the same */
  isStoryOpen: boolean;
}

export interface GameSessionPage {
  sessions: GameSessionSummary[];
  nextCursor: string | null;
}

export interface PartTellings {
  tellings: HistoryEntry[];
}

export interface StoryOpening {
  text: string;
  /** Every way on that is shown, locked ones too */
  offers: Offer[];
}
