import type { Trial } from "@katha/api/shapes";

/** How a line that players might type is understood, and what is told. */
export interface HeardLine extends Pick<Trial, "way" | "choice" | "reason" | "reactions" | "text"> {
  model?: Pick<NonNullable<Trial["model"]>, "sure"> | null;
}

/** The result, or why the line could not be tried, for the author. */
export type TriedLine = HeardLine | { failure: string };

export type TryLineHere = (line: string) => Promise<TriedLine>;
