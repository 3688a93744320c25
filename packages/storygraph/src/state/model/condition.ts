import type { Value } from "./quality.ts";

/** Of these, flags, words and texts know the first two, numbers the first six, and sets all but those between. */
export const comparisons = [
  "equals",
  "differs",
  "at_least",
  "at_most",
  "more_than",
  "less_than",
  "includes",
  "lacks",
] as const;
export type Comparison = (typeof comparisons)[number];

/** A quality held against a value, or against another quality. */
export type QualityCondition = { quality: string; is: Comparison } & (
  | { value: Value }
  | { other: string }
);

/** What must hold. Data, so that it can be read aloud, proved and carried to other formats. */
export type Condition =
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | { not: Condition }
  | QualityCondition
  /** The thing is in the player's bag. */
  | { carries: string }
  /** The scene was come to so many times or more, this one counted. */
  | { visited: string; times: number }
  /** The player came to this ending in an earlier play of the story. */
  | { ending_found: string }
  /** Nothing that can be read; it never holds. */
  | { unreadable: unknown };
