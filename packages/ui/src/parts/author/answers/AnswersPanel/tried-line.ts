export const likelihoods = ["plainly", "perhaps", "hardly"] as const;
export type Likelihood = (typeof likelihoods)[number];
export const moods = ["done", "asked", "supposed", "imagined", "quoted"] as const;

/** Why a typed line took a choice, is asked about, or took none. */
export interface HeardReason {
  /** How likely the choice that it fits best is meant. */
  meant: Likelihood;
  /** The same of the next one. */
  other: Likelihood;
  /** How it is said. */
  mood: (typeof moods)[number];
}

/** What became of a line that was tried. */
export interface HeardLine {
  way: "edge" | "ask" | "detour" | "refusal" | "reaction" | "recall";
  /** Which of the scene's choices it takes, counted from 0. */
  choice: number | null;
  /** Null where nothing was typed. */
  reason: HeardReason | null;
  /** Where a model said what it means: how surely, from 0 to 1. */
  model?: { sure: number } | null;
  /** The answers that come, by name. */
  reactions: readonly string[];
  /** What is told. */
  text: string;
}

/** Or why it could not be tried, in words for the author. */
export type TriedLine = HeardLine | { failure: string };
export type TryLineHere = (line: string) => Promise<TriedLine>;
