import { normalise, type SkillCheck, startState, type StoryGraph } from "@katha/storygraph";
import { oddsOf } from "@katha/storygraph/structure";

const nothing = startState(normalise({}));

/** The highest roll from 1 to 100 that succeeds at this value of the quality. */
export function oddsAt(graph: StoryGraph, check: SkillCheck, value: boolean | number): number {
  const qualities = { [check.quality]: value };
  return Math.round(oddsOf(graph, check, { ...nothing, qualities }) * 100);
}

/** With more values than this, the other program computes the odds. */
const mostOdds = 101;

/** The values for which odds are written out: all, or a number of evenly spaced ones. */
export function valuesWithOdds({ least, most }: { least: number; most: number }): number[] {
  const width = Math.max(1, Math.ceil((most - least) / mostOdds));
  const first = Math.ceil(least);
  const count = Math.max(0, Math.floor((most - first) / width) + 1);
  return Array.from({ length: count }, (_, at) => first + at * width);
}

export const areAllWithOdds = ({ least, most }: { least: number; most: number }): boolean =>
  most - least <= mostOdds;
