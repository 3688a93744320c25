import type { ConditionWords } from "@katha/storygraph";

export interface Spread {
  min: number;
  median: number;
  max: number;
}

export const playMeasures = ["turns", "minutes", "credits", "credits_at_most", "xp"] as const;
export type PlayMeasure = (typeof playMeasures)[number];

/** A step on the path to a scene. */
export interface PathStep {
  /** The scene in which it was taken. */
  node: string;
  /** The choice, or the command. */
  text: string;
  /** The result of its skill check; null without one. */
  check: "won" | "lost" | null;
}

/** The findings for a story with state. */
export interface StateReport {
  /** The number of states explored, and whether these are all. */
  states: number;
  is_whole: boolean;
  /** `is_reached` is null if no play got there, and not all states were explored. */
  endings: readonly {
    node: string;
    is_reached: boolean | null;
    path: readonly PathStep[];
    decides: readonly { condition: ConditionWords; share: number; elsewhere: number }[];
  }[];
  /** Scenes in which a player has no choice left, or none that leads to an ending. */
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

/** The findings of typing lines in every scene. */
export interface TypedReport {
  lines: number;
  scenes: number;
  /** False if only some lines were typed, because the story is large. */
  is_whole: boolean;
  /** The answers for which lines were typed, and how many of them were given. */
  answers: { tried: number; came: number };
  /** One for each line that was misunderstood; their texts are findings. */
  findings: readonly object[];
}

/** The typing may still be running when the plays are done. */
export type Typing =
  | { state: "idle" }
  | { state: "running" }
  | { state: "failed"; reason: string }
  | { state: "done"; report: TypedReport };

/** The result of many random plays. */
export interface ProvingReport {
  seed: string;
  plays: number;
  /** More than `plays` if the others would have taken too long. */
  plays_asked?: number | undefined;
  /** The most frequent first; shares are from 0 to 1. */
  endings: readonly { node: string; title: string | null; share: number }[];
  a_play: Readonly<Record<PlayMeasure, Spread>>;
  never_reached: readonly string[];
  worst_rating: { audience: "family" | "teen" | "mature"; word: string; node: string } | null;
  drop_off: readonly { node: string; why: "stuck" | "out_of_xp" | "lost"; share: number }[];
  /** For a story with state. */
  state?: StateReport | undefined;
  /** Absent if no lines were typed. */
  typed?: TypedReport | undefined;
}

export type Proving =
  | { state: "idle" }
  /** For a story with state, `states` counts up after the plays are done. */
  | { state: "running"; done: number; all: number; states?: number | undefined }
  | { state: "done"; report: ProvingReport }
  | { state: "failed" };
