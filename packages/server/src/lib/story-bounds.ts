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

/** The size limit of requests that carry a whole story: the catalogue's longest has 3.8 MB. */
export const storyBodyBytes = 6 * 1024 * 1024;

/** As many as an author can mend at a time. */
const mostTold = 50;

function beyondBounds(excesses: readonly Excess[]): Problem {
  const detail: FieldProblem[] = [];
  const findings = excesses.slice(0, mostTold).map((excess) => {
    const found = findingOfExcess(excess);
    const { code, severity, node, params } = found;
    const message = findingText(found);
    detail.push({ loc: ["body", "story_structure", ...excess.path], msg: message, type: code });
    return { code, severity, message, field: "story_structure", node, params };
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
