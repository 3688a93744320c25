import { languages } from "../../languages/index.ts";
import type { Edge } from "../../position/edges.ts";
import type { Position, StoryVersion } from "../../port.ts";
import type { HeardLine } from "../mood/heard-line.ts";
import { evidenceOf, type Evidence } from "./evidence/evidence.ts";
import { wordsOfStory } from "./story-words.ts";
import { chancesAmong } from "./numbers.ts";
import { isSaid } from "./picked-choice.ts";
import { strengthOf } from "./weighing/trees.ts";
import { weigh } from "./weighing/weighed.ts";
import { weights } from "./weighing/weights.ts";

/** A choice and how likely it is what the player means, from 0 to 1. */
export interface Fit {
  edge: Edge;
  fit: number;
  /** How likely it would be if it were the only choice here. */
  fitAlone: number;
  /** What speaks for it and against it. */
  evidence: Evidence;
}

const subject = new RegExp(
  String.raw`^(?:${languages.flatMap(({ words }) => words?.I ?? []).join("|")})\s+`,
  "iu",
);

/** Whether the line is, word for word, something the choice must not be taken for; a leading "I" is ignored. */
export function isDenied({ notFor = [] }: Edge, text: string): boolean {
  const said = text.trim().replace(subject, "");
  return notFor.some((other) => isSaid(other.replace(subject, ""), said));
}

/** How likely the line means each choice; the rest of 1 is for none of them. */
export function fitsOf(
  story: StoryVersion,
  { node }: Position,
  edges: readonly Edge[],
  said: HeardLine,
): Fit[] {
  const found = evidenceOf(wordsOfStory(story), node, edges, said);
  const all = weigh(found, weights).map(({ edge, evidence, weighed }) => ({
    edge,
    evidence,
    strength: isDenied(edge, said.text) ? 0 : strengthOf(weighed),
  }));
  const chances = chancesAmong(all.map(({ strength }) => strength));
  return all.map(({ edge, evidence, strength }, at) => ({
    edge,
    fit: chances[at] ?? 0,
    fitAlone: strength / (strength + 1),
    evidence,
  }));
}
