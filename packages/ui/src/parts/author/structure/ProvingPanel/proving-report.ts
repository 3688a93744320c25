import type { ConditionWords } from "@katha/storygraph";

export interface Spread {
  min: number;
  median: number;
  max: number;
}

export const playMeasures = ["turns", "minutes", "credits", "credits_at_most", "xp"] as const;
export type PlayMeasure = (typeof playMeasures)[number];

/** One thing that was done on the way to somewhere. */
export interface PathStep {
  /** The scene in which it was done. */
  node: string;
  /** The choice, or the command. */
  text: string;
  /** How its skill check came out; null without one. */
  check: "won" | "lost" | null;
}

/** What is known of a story that keeps count. */
export interface StateReport {
  /** How many states were looked at, and whether these are all. */
  states: number;
  is_whole: boolean;
  /** `is_reached` is null where nobody came, and there are more states than were looked at. */
  endings: readonly {
    node: string;
    is_reached: boolean | null;
    path: readonly PathStep[];
    decides: readonly { condition: ConditionWords; share: number; elsewhere: number }[];
  }[];
  /** Where a player is left with nothing open, or with nothing that leads to an ending. */
  traps: readonly {
    node: string;
    why: "stuck" | "lost";
    path: readonly PathStep[];
    has: readonly ConditionWords[];
  }[];
  /** Scenes that no state leads to. */
  never: readonly string[];
  never_open: readonly { node: string; choice: number; text: string }[];
}

/** What players found who type in every scene. */
export interface TypedReport {
  lines: number;
  scenes: number;
  /** False: of a large story only some of the lines were typed. */
  is_whole: boolean;
  /** The answers that lines were typed for, and how many of those came. */
  answers: { tried: number; came: number };
  /** One for each line that was not understood as it was meant; their sentences are findings. */
  findings: readonly object[];
}

/** Those who type may still be at it when the plays are done. */
export type Typing =
  | { state: "idle" }
  | { state: "running" }
  | { state: "failed"; reason: string }
  | { state: "done"; report: TypedReport };

/** The result of many random plays. */
export interface ProvingReport {
  seed: string;
  plays: number;
  /** More than `plays` where the rest would have taken too much time. */
  plays_asked?: number | undefined;
  /** The likeliest first; shares from 0 to 1. */
  endings: readonly { node: string; title: string | null; share: number }[];
  a_play: Readonly<Record<PlayMeasure, Spread>>;
  never_reached: readonly string[];
  worst_rating: { audience: "family" | "teen" | "mature"; word: string; node: string } | null;
  drop_off: readonly { node: string; why: "stuck" | "out_of_xp" | "lost"; share: number }[];
  /** Of a story that keeps count. */
  state?: StateReport | undefined;
  /** Absent where nobody typed. */
  typed?: TypedReport | undefined;
}

export type Proving =
  | { state: "idle" }
  /** `states` counts up once the plays are done, where a story keeps count. */
  | { state: "running"; done: number; all: number; states?: number | undefined }
  | { state: "done"; report: ProvingReport }
  | { state: "failed" };
