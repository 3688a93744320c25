import type { HistoryAction, MemoryItem, TurnAction } from "@katha/api/contract";
import type { StoryGraph } from "@katha/storygraph";

/** The story as its author left it in the version that the session began with. */
export interface Work {
  title: string;
  language: string;
  contentRating: string;
  prompt: string;
  systemPrompt: string;
  graph: StoryGraph;
  bible: unknown;
}

/** Where a player stands on the author's graph: a fold over the steps of the turns not undone. */
export interface Standing {
  node: string;
  /** Turns told since this node was reached. */
  turnsHere: number;
  /** Of the node's `beats`, by index, those that have been told since it was reached. */
  beatsTold: readonly number[];
  /** Every node reached, in order, with repetitions. */
  path: readonly string[];
}

/** What the player may pick now; `to` is null where the author's graph has no such edge. */
export interface Offer {
  text: string;
  to: string | null;
}

/** What an action becomes on the author's graph. Kept with the turn. */
export type Step =
  | { way: "edge"; to: string; choice: string }
  | { way: "detour"; beat: number | null }
  | { way: "refusal"; because: "fixed" | "impossible" | "over" };

/** A part of the session that counts: its opening or a turn not undone. */
export interface Passage {
  turnId: string | null;
  action: HistoryAction;
  /** The player's own words, or the choice they picked. */
  said: string | null;
  text: string;
  /** Where the player stood once it was told. */
  node: string;
}

/** Everything a narrator may know about the turn it is asked to tell. */
export interface Telling {
  work: Work;
  action: Extract<TurnAction, "continue" | "immerse" | "custom_action">;
  said: string | null;
  step: Step;
  /** After the step. */
  standing: Standing;
  /** Oldest first; the story's opening stands at the beginning. */
  passages: readonly Passage[];
  memory: readonly MemoryItem[];
  /** The model's key; a built-in narrator takes its voice from it. */
  voice: string;
  /** The same seed and the same telling give the same words from a built-in narrator. */
  seed: string;
}

/** What a painter reads: how the place looks when the part has been told. */
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

/** `setup` is what Immerse describes; everything else is narrative. */
export type Told =
  | { kind: "delta"; part: "narrative" | "setup"; text: string }
  | { kind: "choices"; offers: readonly Offer[] }
  | { kind: "scene"; scene: SceneFacts }
  | { kind: "done"; servedBy: string; usage: Usage | null };

/**
 * Tells a turn. It may throw before the first delta and another narrator may then take over;
 * after the first visible word nobody does. It ends with `done`, or throws.
 */
export interface Narrator {
  narrate: (telling: Telling, signal: AbortSignal) => AsyncIterable<Told>;
}
