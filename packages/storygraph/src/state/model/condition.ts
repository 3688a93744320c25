import type { Value } from "./quality.ts";

/** Flags, words and texts have the first two, numbers the first six; sets have the first two and the last ones. */
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

/** A comparison of a quality with a value, or with another quality. */
export type QualityCondition = { quality: string; is: Comparison } & (
  | { value: Value }
  | { other: string }
);

/** A condition, as data: so it can be put into words, proved and exported. */
export type Condition =
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | { not: Condition }
  | QualityCondition
  /** The thing is in the player's bag. */
  | { carries: string }
  /** The scene was visited at least so many times, including now. */
  | { visited: string; times: number }
  /** The player reached this ending in an earlier play of the story. */
  | { ending_found: string }
  /** An unreadable condition; it never holds. */
  | { unreadable: unknown };
