export const likelihoods = ["plainly", "perhaps", "hardly"] as const;
export type Likelihood = (typeof likelihoods)[number];
export const moods = ["done", "asked", "supposed", "imagined", "quoted"] as const;

/** Why a typed line took a choice, needs a question back, or took none. */
export interface HeardReason {
  /** How likely it is that the best-matching choice was meant. */
  meant: Likelihood;
  /** The same for the second best. */
  other: Likelihood;
  /** Whether it was said as done, asked, supposed, imagined or quoted. */
  mood: (typeof moods)[number];
}

/** The result of trying a line. */
export interface HeardLine {
  way: "edge" | "ask" | "detour" | "refusal" | "reaction" | "recall";
  /** The index of the choice that it takes, from 0. */
  choice: number | null;
  /** Null if nothing was typed. */
  reason: HeardReason | null;
  /** If a model interpreted it: how sure the model is, from 0 to 1. */
  model?: { sure: number } | null;
  /** The ids of the answers. */
  reactions: readonly string[];
  /** The text that is told. */
  text: string;
}

/** The result, or why the line could not be tried, for the author. */
export type TriedLine = HeardLine | { failure: string };
export type TryLineHere = (line: string) => Promise<TriedLine>;
