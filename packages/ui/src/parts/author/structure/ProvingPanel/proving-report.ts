export interface Spread {
  min: number;
  median: number;
  max: number;
}

export const playMeasures = ["turns", "minutes", "credits", "credits_at_most", "xp"] as const;
export type PlayMeasure = (typeof playMeasures)[number];

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
  drop_off: readonly { node: string; why: "stuck" | "out_of_xp"; share: number }[];
}

export type Proving =
  | { state: "idle" }
  | { state: "running"; done: number; all: number }
  | { state: "done"; report: ProvingReport }
  | { state: "failed" };
