import type { StrangersLine, TypedProof } from "@katha/api/shapes";

export const strangersKinds = [
  "rewording",
  "look",
  "question",
] as const satisfies readonly StrangersLine["kind"][];

/** As much as is shown of what strangers typed. */
export type StrangersReport = Pick<TypedProof, "strangers_lines" | "strangers_whole">;

/** Worst first. */
const order: readonly StrangersLine["outcome"][] = [
  "mistaken",
  "missed",
  "asked",
  "answered",
  "understood",
];

export const isGood = ({ outcome }: Pick<StrangersLine, "outcome">): boolean =>
  outcome === "understood" || outcome === "answered";

/** The lines of a kind, what needs mending first. */
export function linesOfKind(lines: readonly StrangersLine[], kind: StrangersLine["kind"]) {
  const own = lines.filter((line) => line.kind === kind);
  return own.toSorted((left, right) => order.indexOf(left.outcome) - order.indexOf(right.outcome));
}
