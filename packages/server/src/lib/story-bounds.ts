import type { FieldProblem } from "@katha/api/contract";
import {
  excessesIn,
  findingOfExcess,
  grownBeyond,
  normalise,
  findingText,
  type Excess,
  type StoryGraph,
} from "@katha/storygraph";
import { Problem } from "./problem.ts";

/** As many as an author can mend at a time. */
const mostTold = 50;

function beyondBounds(excesses: readonly Excess[]): Problem {
  const told = excesses.slice(0, mostTold);
  const detail = told.map((excess): FieldProblem => {
    const finding = findingOfExcess(excess);
    const { path } = excess;
    return {
      loc: ["body", "story_structure", ...path],
      msg: findingText(finding),
      type: finding.code,
    };
  });
  const findings = told.map((excess) => {
    const found = findingOfExcess(excess);
    const { code, severity, node, params } = found;
    return { code, severity, message: findingText(found), field: "story_structure", node, params };
  });
  return new Problem(422, "beyond_bounds", detail, { fields: { findings } });
}

/** Refuses a story that is larger than stories may be. */
export function refuseBeyondBounds(graph: StoryGraph): void {
  const excesses = excessesIn(graph);
  if (excesses.length > 0) throw beyondBounds(excesses);
}

/** Refuses a change that makes a story larger than stories may be, or larger still where it was so before. */
export function refuseGrowth(before: unknown, after: unknown): void {
  const excesses = excessesIn(normalise(after));
  const grown = excesses.length === 0 ? [] : grownBeyond(excessesIn(normalise(before)), excesses);
  if (grown.length > 0) throw beyondBounds(grown);
}
