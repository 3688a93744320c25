export const strangersKinds = ["rewording", "look", "question"] as const;
export type StrangersKind = (typeof strangersKinds)[number];

export const strangersOutcomes = ["understood", "answered", "asked", "missed", "mistaken"] as const;
export type StrangersOutcome = (typeof strangersOutcomes)[number];

/** A line as somebody types it who knows nothing of how the story was written. */
export interface StrangersLine {
  scene: string;
  said: string;
  kind: StrangersKind;
  /** The choice that it rewords, by its index; null for looks and questions. */
  meant: number | null;
  outcome: StrangersOutcome;
  /** The choices that it took, or that were asked about. */
  choices: readonly number[];
  /** The beginning of what the player reads. */
  told: string;
  act: string | null;
  about: string | null;
  /** What else it speaks of. */
  topics: readonly string[];
}

export interface StrangersReport {
  lines: readonly StrangersLine[];
  /** False if only some lines were typed, because the story is large. */
  isWhole: boolean;
}

/** Worst first. */
const order: readonly StrangersOutcome[] = [
  "mistaken",
  "missed",
  "asked",
  "answered",
  "understood",
];

export const isGood = ({ outcome }: Pick<StrangersLine, "outcome">): boolean =>
  outcome === "understood" || outcome === "answered";

/** The lines of a kind, what needs mending first. */
export function linesOfKind(lines: readonly StrangersLine[], kind: StrangersKind) {
  const own = lines.filter((line) => line.kind === kind);
  return own.toSorted((left, right) => order.indexOf(left.outcome) - order.indexOf(right.outcome));
}
