/** What became of a line that was tried. */
export interface HeardLine {
  way: "edge" | "ask" | "detour" | "refusal" | "reaction";
  /** Which of the scene's choices it takes, counted from 0. */
  choice: number | null;
  /** How well it fits the choice that it fits best, from 0 to 1; null where no choice is near. */
  fit: number | null;
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
