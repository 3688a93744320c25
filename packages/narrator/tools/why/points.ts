import type { Edge } from "../../src/position/edges.ts";
import type { Position, StoryVersion } from "../../src/port.ts";
import {
  evidenceFamilies,
  type EvidenceFamily,
} from "../../src/understanding/choices/evidence/evidence.ts";
import { fitsOf } from "../../src/understanding/choices/fits.ts";
import { timesByRules } from "../../src/understanding/choices/weighing/rules.ts";
import { strengthOf } from "../../src/understanding/choices/weighing/trees.ts";
import { aided, weighingFor } from "../../src/understanding/choices/weighing/weighing-for.ts";
import { weigh, type Weighed } from "../../src/understanding/choices/weighing/weighed.ts";
import type {
  Tree,
  TreeKind,
  Weighing,
} from "../../src/understanding/choices/weighing/weighing.ts";
import type { HeardLine } from "../../src/understanding/mood/heard-line.ts";

/**
 * What gave a choice its points: a kind of evidence; `lead`: how all of it compares with the other choices; `rules`: those by
 * hand; `start`: what the trees say before they are asked anything.
 */
export type PointsFrom = EvidenceFamily | "lead" | "rules" | "start";

/** A choice, how likely a line means it, and what each kind of evidence gave it. */
export interface WeighedChoice {
  text: string;
  chance: number;
  /** The same by how nearly the line says its own words, as where choices are told in many ways. */
  asWorded: number;
  /** Its log-odds against none of the choices, were it the only one: the sum of its points. */
  total: number;
  /** The largest first. */
  points: readonly (readonly [from: PointsFrom, points: number])[];
}

export interface WeighedChoices {
  /** How they were weighed: as told in many ways, or by their own words alone. */
  weighedAs: "aided" | "unaided";
  thresholds: Weighing["thresholds"];
  choices: readonly WeighedChoice[];
}

const familyOf = new Map<string, EvidenceFamily>(
  (Object.keys(evidenceFamilies) as EvidenceFamily[]).flatMap((family) =>
    evidenceFamilies[family].map((kind) => [kind, family] as const),
  ),
);

type Adds = (from: PointsFrom, points: number) => void;

const meanOf = (tree: Tree<TreeKind>): number =>
  typeof tree === "number" ? tree : (meanOf(tree[2]) + meanOf(tree[3])) / 2;

/** On a tree's way to its number each question gives the kind it asks about what the mean changes by. */
function addTree(tree: Tree<TreeKind>, weighed: Weighed, add: Adds): void {
  let at = tree;
  let mean = meanOf(tree);
  add("start", mean);
  while (typeof at !== "number") {
    const [kind, cut, atMost, more] = at;
    at = weighed[kind] <= cut ? atMost : more;
    add(familyOf.get(kind) ?? "lead", meanOf(at) - mean);
    mean = meanOf(at);
  }
}

function pointsOf(weighed: Weighed, weighing: Weighing): Map<PointsFrom, number> {
  const points = new Map<PointsFrom, number>();
  const add: Adds = (from, given) => points.set(from, (points.get(from) ?? 0) + given);
  for (const kind of weighing.kinds)
    add(familyOf.get(kind) ?? "lead", (weighing.weights[kind] ?? 0) * weighed[kind]);
  if (weighing.hasRules) add("rules", Math.log(timesByRules(weighed)));
  const isHeard = !weighing.hasRules || weighed.refusal === 0;
  for (const tree of isHeard ? weighing.trees : []) addTree(tree, weighed, add);
  return points;
}

/** Less is nothing. */
const leastPoints = 0.05;

/** The choices that a line was weighed against, the likeliest first, weighed once more to see what each kind of evidence gave. */
export function weighedChoices(
  story: StoryVersion,
  position: Position,
  edges: readonly Edge[],
  line: HeardLine,
): WeighedChoices {
  const weighing = weighingFor(edges);
  const choices = weigh(fitsOf(story, position, edges, line), weighing).map(
    ({ edge, fit, fitAsWorded, weighed }): WeighedChoice => ({
      text: edge.text,
      chance: fit,
      asWorded: fitAsWorded,
      total: Math.log(strengthOf(weighed, weighing)),
      points: [...pointsOf(weighed, weighing)]
        .filter(([, given]) => Math.abs(given) >= leastPoints)
        .toSorted(([, left], [, right]) => Math.abs(right) - Math.abs(left)),
    }),
  );
  return {
    weighedAs: weighing === aided ? "aided" : "unaided",
    thresholds: weighing.thresholds,
    choices: choices.toSorted((left, right) => right.chance - left.chance),
  };
}
