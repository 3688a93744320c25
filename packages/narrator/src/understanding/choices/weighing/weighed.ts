import type { Evidence } from "../evidence.ts";

/** Evidence, and its scores by the weights. */
export interface Weighed extends Evidence {
  /** The log-odds of the choice against none. */
  weight: number;
  /** Its lead over every other choice. */
  lead: number;
  /** 1 where the line refuses a choice of the scene or says not to do it. */
  refusal: number;
}

/** The line begins with "don't": the choice to do exactly that is hardly meant. */
const refused = 0.04;
/** The line has all of the choice and ends in a refusal such as "नाही", "না" or "மாட்டேன்". */
const refusedLast = 0.004;
/** The line thanks, hits or insults someone, and the choice does nothing of the kind. */
const gestured = 0.25;
/** The line is a single word that is rare for the choice. */
const stray = 0.1;
/** The line does something else with the person or thing that the choice names. */
const onlyNamed = 0.2;

/**
 * The line only pretends, skips the deed, tells another to do it or not to, or only looks or remarks, as few wordings of
 * the choice do.
 */
const undone = 0.1;
const mostlyUndone = 0.8;
const isUndone = (one: Evidence) =>
  [one.forbidden, one.passedOver, one.pretended, one.toNamed, one.sensed, one.remarked].some(
    (undoes) => undoes > mostlyUndone,
  );

/** A smaller probability than this counts as impossible. */
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

/** Whether the line refuses a choice or says not to do it. */
const isRefused = (one: Evidence) =>
  one.refusedFirst > 0 || one.refusedLast > 0 || one.clash > 0 || one.forbidden > mostlyUndone;

/** The evidence for each choice of a scene, with its scores. */
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
