import type { HistoryAction, MemoryItem, TurnAction } from "@katha/api/contract";
import type { PlayState, StoryGraph } from "@katha/storygraph";
import type { Pace, PartLength } from "./unwritten/reader-wishes.ts";

/** The version of the story that the session began with. */
export interface StoryVersion {
  title: string;
  language: string;
  contentRating: string;
  prompt: string;
  systemPrompt: string;
  /** Ruled by the story's game_config. */
  graph: StoryGraph;
  bible: unknown;
}

/** A player's position on the author's graph, folded from the steps of the turns not undone. */
export interface Position {
  node: string;
  /** Turns since this node was reached. */
  turnsHere: number;
  /** Indexes of the node's `beats` used since it was reached. */
  beatsTold: readonly number[];
  /** The nodes reached, once each, in the order in which they were first reached. */
  path: readonly string[];
  /** How often a node was reached, repetitions included. */
  arrivals: number;
  /** What the story counts. */
  state: PlayState;
}

/** A choice shown to the player; `to` is null where the author's graph has no edge for it. */
export interface Offer {
  text: string;
  to: string | null;
}

/** For the author, how a typed line was understood: how well it fits the best choice, and the next. */
export interface Heard {
  fit: number;
  next: number;
  mood: "done" | "asked" | "supposed" | "imagined" | "quoted";
  /** A model decided it, with this confidence from 0 to 1. */
  model?: { by: string; sure: number };
}

/**
 * What Katha answers by itself. Said to Katha and not to anybody in the story; `about`: who tells it; `order`: to the
 * program. `length`: a line that could not be made out in the time there is.
 */
export type KathaMatter =
  | "length"
  | "harm"
  | "restart"
  | "undo"
  | "save"
  | "quit"
  | "help"
  | "about"
  | "order";

/** What an action becomes on the author's graph. Stored with the turn. */
export type Step =
  | {
      way: "edge";
      to: string;
      choice: string;
      /** In stories that keep count: which of the scene's choices it was, or which storylet. */
      taken?: { choice: number; text: string } | { storylet: string };
      /** What a model let happen, by the author's names. */
      consequences?: readonly string[];
      heard?: Heard;
    }
  /** The player is asked which of these is meant; without `heard` they only wanted to go on. */
  | { way: "ask"; choices: readonly string[]; heard?: Heard }
  | {
      way: "detour";
      beat: number | null;
      /** The story, of which no scenes are written, ends with it. */
      ends?: true;
      consequences?: readonly string[];
      heard?: Heard;
    }
  /** `neither`: of the choices that the player was asked about. */
  | { way: "refusal"; because: "fixed" | "impossible" | "over" | "neither" }
  /** Said to Katha, not to anyone in the story: Katha answers it. */
  | { way: "refusal"; because: "katha"; matter: KathaMatter }
  /** A choice that is shown and cannot be taken yet; `reason` in the author's words. */
  | { way: "refusal"; because: "locked"; reason: string | null }
  /** The player asks for what they did before, and it is told; `deed`: of an answer, the name under which it is counted. */
  | { way: "recall"; told: string; deed?: string; heard?: Heard }
  /** The author's own answer to what was typed or commanded; `also` to what else the line did. */
  | { way: "reaction"; reaction: string; also?: readonly string[]; heard?: Heard };

/** A part of the session that counts: its opening or a turn not undone. */
export interface Passage {
  turnId: string | null;
  action: HistoryAction;
  /** The player's own words, or the choice they picked. */
  said: string | null;
  text: string;
  /** The player's node after it. */
  node: string;
  /** What the story remembers of it, in its author's sentences. */
  deeds?: readonly string[];
  /** Nothing happened: Katha asked which choice was meant, or answered what was said to it. */
  isFromKatha?: boolean;
}

/** Everything a narrator may know about the turn. */
export interface NarrationRequest {
  story: StoryVersion;
  action: Extract<TurnAction, "continue" | "immerse" | "custom_action">;
  said: string | null;
  step: Step;
  /** The positions before and after the step. */
  before: Position;
  position: Position;
  /** Oldest first, beginning with the story's opening. */
  passages: readonly Passage[];
  memory: readonly MemoryItem[];
  /** Deeds that the player disputes, in the sentences of `deeds`; they are not told of again. */
  struck?: readonly string[];
  /** What the player wrote down of this session. */
  noted?: readonly string[];
  /** The model's key; a remote narrator takes its manner from it. */
  voice: string;
  /** How quickly the story moves and how long its parts are, as the reader wants it; for models alone. */
  pace?: Pace;
  length?: PartLength;
  /** A model's bridge between a typed line and the author's scene, told in place of the player's words. */
  bridge?: string;
  /** The built-in narrator gives the same words for the same seed and request. */
  seed: string;
}

/** What a player does, before it is understood. */
export interface PlayerAction {
  story: StoryVersion;
  position: Position;
  action: NarrationRequest["action"];
  /** The player's own words, or the choice they picked; null where they only went on. */
  said: string | null;
  /** The story's own command that the player gave, if any. */
  command?: string | null;
  /** What the player was last shown. */
  offers: readonly Offer[];
  passages: readonly Passage[];
  /** Deeds that the player disputes, in the sentences of `deeds`. */
  struck?: readonly string[];
  /** What the player wrote down of this session. */
  noted?: readonly string[];
}

/** How the place looks at the end of the passage, for the painter. */
export interface SceneFacts {
  place?: string;
  mood?: string;
  hour?: string;
  weather?: string;
  cast?: readonly string[];
}

export interface Usage {
  promptTokens: number;
  completionTokens: number;
}

/** Receives the usage of small requests beside the narration. */
export type CountUsage = (usage: Usage) => void;

/** `setup` is what Immerse describes; everything else is narrative. */
export type NarrationEvent =
  | { kind: "delta"; part: "narrative" | "setup"; text: string }
  | { kind: "choices"; offers: readonly Offer[] }
  /** The names of the author's consequences that the model says happened. */
  | { kind: "consequences"; names: readonly string[] }
  | { kind: "scene"; scene: SceneFacts }
  /**
   * `flaw`: the text was cut short, for this reason; then it costs nothing. `isNothingNew`: there was
   * nothing left to tell, and that was said; it costs nothing either.
   */
  | {
      kind: "done";
      servedBy: string;
      usage: Usage | null;
      flaw?: string;
      isNothingNew?: boolean;
      /** Told again, Katha may have other words of its own for it. */
      hasOtherWords?: boolean;
      /** Whether the model's choices and scene could be read; absent where it was not asked for them. */
      hasDetails?: boolean;
      /** What the model calls the ending that it told. */
      ending?: string;
    };

/**
 * Narrates a turn. If it throws before the first delta, another narrator may take over; after
 * that nobody does. It ends with `done`, or throws.
 */
export interface Narrator {
  narrate: (request: NarrationRequest, signal: AbortSignal) => AsyncIterable<NarrationEvent>;
  /**
   * The step for a typed line that the rules found nothing for; otherwise, and on any failure, the step
   * that the rules gave. Absent where only the rules understand lines.
   */
  hear?:
    | ((asked: PlayerAction, step: Step, signal: AbortSignal, count?: CountUsage) => Promise<Step>)
    | undefined;
  /** A sentence or two between a typed line and the author's scene; undefined where they fail the checks. */
  bridge?:
    | ((
        request: NarrationRequest,
        signal: AbortSignal,
        count?: CountUsage,
      ) => Promise<string | undefined>)
    | undefined;
}
