import { languages } from "../../languages/index.ts";
import type { Edge } from "../../position/edges.ts";
import type { Position, StoryVersion } from "../../port.ts";
import type { HeardLine } from "../mood/heard-line.ts";
import { evidenceOf, type Evidence } from "./evidence/evidence.ts";
import { wordsOfStory } from "./story-words.ts";
import { chancesAmong } from "./numbers.ts";
import { isSaid } from "./picked-choice.ts";
import { aided, weighingFor } from "./weighing/weighing-for.ts";
import type { Weighing } from "./weighing/weighing.ts";
import { strengthOf } from "./weighing/trees.ts";
import { weigh } from "./weighing/weighed.ts";

/** A choice and how likely it is what the player means, from 0 to 1. */
export interface Fit {
  edge: Edge;
  fit: number;
  /** How likely it would be if it were the only choice here. */
  fitAlone: number;
  /** How likely it would be if choices here were told in many ways: as surely as its own words are said. */
  fitAsWorded: number;
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
  const chancesBy = (weighing: Weighing) => {
    const strengths = weigh(found, weighing).map(({ edge, weighed }) =>
      isDenied(edge, said.text) ? 0 : strengthOf(weighed, weighing),
    );
    return { strengths, chances: chancesAmong(strengths) };
  };
  const weighing = weighingFor(edges);
  const { strengths, chances } = chancesBy(weighing);
  const asWorded = weighing === aided ? chances : chancesBy(aided).chances;
  return found.map(({ edge, evidence }, at) => {
    const strength = strengths[at] ?? 0;
    return {
      edge,
      fit: chances[at] ?? 0,
      fitAlone: strength / (strength + 1),
      fitAsWorded: asWorded[at] ?? 0,
      evidence,
    };
  });
}
