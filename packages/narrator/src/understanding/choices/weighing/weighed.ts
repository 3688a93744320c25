import type { Evidence } from "../evidence.ts";

/** Evidence, and what the weights make of it. */
export interface Weighed extends Evidence {
  /** How much likelier the choice is than none, as a logarithm. */
  weight: number;
  /** How much likelier than any other. */
  lead: number;
  /** 1 where the line refuses a choice of the scene, or says that it is not to be done. */
  refusal: number;
}

/** Who begins with "don't" hardly means the choice to do just that. */
const refused = 0.04;
/** Nor does who says all of it and ends with "नाही", "না" or "மாட்டேன்". */
const refusedLast = 0.004;
/** Nor does who thanks, hits or insults somebody where the choice is nothing of the kind. */
const gestured = 0.25;
/** Nor who says a single word that hardly anybody says for the choice. */
const stray = 0.1;
/** Nor who does something else with whom or what the choice names. */
const onlyNamed = 0.2;

/** Nor who only pretends, passes over it, tells another to do it or not to, or only looks or remarks, where hardly anybody says so for the choice. */
const undone = 0.1;
const mostlyUndone = 0.8;
const isUndone = (one: Evidence) =>
  [one.forbidden, one.passedOver, one.pretended, one.toNamed, one.sensed, one.remarked].some(
    (undoes) => undoes > mostlyUndone,
  );

/** What is less likely than this is as good as impossible. */
const least = -12;
const largest = 30;

function weightOf(evidence: Evidence, weights: Readonly<Record<string, number>>): number {
  let sum = 0;
  for (const [name, weight] of Object.entries(weights)) sum += weight * (evidence[name] ?? 0);
  const held =
    (evidence.refusedFirst > 0 ? refused : 1) *
    (evidence.refusedLast > 0 ? refusedLast : 1) *
    (evidence.otherGesture > 0 ? gestured : 1) *
    (evidence.stray > 0 ? stray : 1) *
    (evidence.onlyNamed > 0 ? onlyNamed : 1) *
    (isUndone(evidence) ? undone : 1);
  return Math.max(least, Math.min(largest, sum) + Math.log(held));
}

/** Whether the line refuses a choice, or says that it is not to be done. */
const isRefused = (one: Evidence) =>
  one.refusedFirst > 0 || one.refusedLast > 0 || one.clash > 0 || one.forbidden > mostlyUndone;

/** What speaks for each choice of a scene, and what the weights make of it. */
export function weigh<Of extends { evidence: Evidence }>(
  all: readonly Of[],
  weights: Readonly<Record<string, number>>,
): (Of & { weighed: Weighed })[] {
  const own = all.map(({ evidence }) => weightOf(evidence, weights));
  const refusal = all.some(({ evidence }) => isRefused(evidence)) ? 1 : 0;
  return all.map((one, at) => {
    const weight = own[at] ?? least;
    const others = own.filter((_, other) => other !== at);
    const lead = weight - Math.max(least, ...others);
    return { ...one, weighed: { ...one.evidence, weight, lead, refusal } };
  });
}
