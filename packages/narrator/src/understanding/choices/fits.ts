import type { Edge } from "../../position/edges.ts";
import type { Position, StoryVersion } from "../../port.ts";
import type { HeardLine } from "../mood/heard-line.ts";
import { evidenceOf, type Evidence } from "./evidence.ts";
import { wordsOfStory } from "./story-words.ts";
import { isSaid } from "./picked-choice.ts";
import { weights } from "./weights.ts";

/** A choice and how likely it is what the player means, from 0 to 1. */
export interface Fit {
  edge: Edge;
  fit: number;
  /** How likely it would be if it were the only choice here. */
  fitAlone: number;
  /** What speaks for it and against it. */
  evidence: Evidence;
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

/** How much speaks for a choice, as against nothing that is a choice here. */
function strengthOf(evidence: Evidence): number {
  let sum = 0;
  for (const [name, weight] of Object.entries(weights)) sum += weight * (evidence[name] ?? 0);
  const held =
    (evidence.refusedFirst > 0 ? refused : 1) *
    (evidence.refusedLast > 0 ? refusedLast : 1) *
    (evidence.otherGesture > 0 ? gestured : 1) *
    (evidence.stray > 0 ? stray : 1) *
    (evidence.onlyNamed > 0 ? onlyNamed : 1) *
    (isUndone(evidence) ? undone : 1);
  return held * Math.exp(Math.min(30, sum));
}

const subject = /^(?:i|i will|i'll|main|मैं)\s+/iu;

/** What the author says it must not be taken for, word for word; whether somebody says "I" before it is all one. */
export function isDenied({ notFor = [] }: Edge, text: string): boolean {
  const said = text.trim().replace(subject, "");
  return notFor.some((other) => isSaid(other.replace(subject, ""), said));
}

/** How likely each choice is meant by what was said; what is left of 1 is for none of them. */
export function fitsOf(
  story: StoryVersion,
  { node }: Position,
  edges: readonly Edge[],
  said: HeardLine,
): Fit[] {
  const all = evidenceOf(wordsOfStory(story), node, edges, said).map(({ edge, evidence }) => ({
    edge,
    evidence,
    strength: isDenied(edge, said.text) ? 0 : strengthOf(evidence),
  }));
  const whole = all.reduce((sum, { strength }) => sum + strength, 1);
  return all.map(({ edge, evidence, strength }) => ({
    edge,
    fit: strength / whole,
    fitAlone: strength / (strength + 1),
    evidence,
  }));
}
