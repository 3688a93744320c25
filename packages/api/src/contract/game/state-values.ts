export const qualityKinds = ["flag", "number", "one_of", "set", "text"] as const;
export type QualityKind = (typeof qualityKinds)[number];

/** How a quality is compared with a value. */
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
