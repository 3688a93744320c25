import type { Edge } from "../../position/edges.ts";
import type { Position, StoryVersion } from "../../port.ts";
import type { HeardLine } from "../mood/heard-line.ts";
import { evidenceOf, type Evidence } from "./evidence.ts";
import { wordsOfStory } from "./story-words.ts";
import { weights } from "./weights.ts";

/** A choice and how likely it is what the player means, from 0 to 1. */
export interface Fit {
  edge: Edge;
  fit: number;
}

/** Who begins with "don't" hardly means the choice to do just that. */
const refused = 0.3;

function chanceOf(evidence: Evidence): number {
  let sum = 0;
  for (const [name, weight] of Object.entries(weights)) sum += weight * (evidence[name] ?? 0);
  return (evidence.refusedFirst > 0 ? refused : 1) / (1 + Math.exp(-sum));
}

/** How likely each choice is meant by what was said. */
export function fitsOf(
  story: StoryVersion,
  { node }: Position,
  edges: readonly Edge[],
  said: HeardLine,
): Fit[] {
  return evidenceOf(wordsOfStory(story), node, edges, said).map(({ edge, evidence }) => ({
    edge,
    fit: chanceOf(evidence),
  }));
}
