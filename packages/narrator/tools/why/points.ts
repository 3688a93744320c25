import type { Edge } from "../../src/position/edges.ts";
import type { Position, StoryVersion } from "../../src/port.ts";
import {
  evidenceFamilies,
  type Evidence,
  type EvidenceFamily,
} from "../../src/understanding/choices/evidence/evidence.ts";
import { fitsOf } from "../../src/understanding/choices/fits.ts";
import { aided, weighingFor } from "../../src/understanding/choices/weighing/weighing-for.ts";
import { strengthOf } from "../../src/understanding/choices/weighing/trees.ts";
import { weigh } from "../../src/understanding/choices/weighing/weighed.ts";
import type { Weighing } from "../../src/understanding/choices/weighing/weighing.ts";
import type { HeardLine } from "../../src/understanding/mood/heard-line.ts";

/** A choice, how likely a line means it, and what each kind of evidence gave it. */
export interface WeighedChoice {
  text: string;
  chance: number;
  /** The same by how nearly the line says its own words, as where choices are told in many ways. */
  asWorded: number;
  /** Its log-odds against none of the choices, were it the only one. */
  total: number;
  /** What it would have less without that kind of evidence, in log-odds; the largest first. */
  points: readonly (readonly [family: EvidenceFamily, points: number])[];
}

export interface WeighedChoices {
  /** How they were weighed: as told in many ways, or by their own words alone. */
  weighedAs: "aided" | "unaided";
  thresholds: Weighing["thresholds"];
  choices: readonly WeighedChoice[];
}

/** Less is nothing. */
const leastPoints = 0.05;

const families = Object.keys(evidenceFamilies) as EvidenceFamily[];

function without(evidence: Evidence, family: EvidenceFamily): Evidence {
  const kinds: readonly string[] = evidenceFamilies[family];
  return { ...evidence, ...Object.fromEntries(kinds.map((kind) => [kind, 0])) };
}

/** The choices that a line was weighed against, the likeliest first, weighed once more to see what each kind of evidence gave. */
export function weighedChoices(
  story: StoryVersion,
  position: Position,
  edges: readonly Edge[],
  line: HeardLine,
): WeighedChoices {
  const weighing = weighingFor(edges);
  const fits = fitsOf(story, position, edges, line);
  const logOdds = (all: readonly { evidence: Evidence }[], at: number) => {
    const weighed = weigh(all, weighing)[at]?.weighed;
    return weighed === undefined ? 0 : Math.log(strengthOf(weighed, weighing));
  };
  const choices = fits.map(({ edge, fit, fitAsWorded, evidence }, at): WeighedChoice => {
    const total = logOdds(fits, at);
    const points = families.map((family) => {
      const less = fits.map((one, other) =>
        other === at ? { evidence: without(evidence, family) } : one,
      );
      return [family, total - logOdds(less, at)] as const;
    });
    return {
      text: edge.text,
      chance: fit,
      asWorded: fitAsWorded,
      total,
      points: points
        .filter(([, given]) => Math.abs(given) >= leastPoints)
        .toSorted(([, left], [, right]) => Math.abs(right) - Math.abs(left)),
    };
  });
  return {
    weighedAs: weighing === aided ? "aided" : "unaided",
    thresholds: weighing.thresholds,
    choices: choices.toSorted((left, right) => right.chance - left.chance),
  };
}
