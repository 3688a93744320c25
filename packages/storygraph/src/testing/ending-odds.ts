import { isEndingAt, planOf } from "../graph/plan.ts";
import { hopefulIn } from "../graph/reach.ts";
import { keepsCount } from "../state/keeps-count.ts";
import type { StoryGraph } from "../graph/structure.ts";

const negligible = 1e-12;
const mostRounds = 100_000;

/**
 * What plays of the random player are held against: the odds of each ending, computed rather than played. The
 * start has probability 1, and each round passes a node's share in equal parts along its choices.
 * Only for stories that keep no count: in others, what is open depends on the state.
 * Shares that get to where no ending can be reached are left out, as are those still under way
 * after the last round, so the sum may be below 1.
 */
export function endingOdds(graph: StoryGraph): Record<string, number> {
  if (keepsCount(graph))
    throw new Error("The odds of a story that keeps count cannot be computed.");
  const plan = planOf(graph);
  const { names, start, onward } = plan;
  const hopeful = hopefulIn(plan);
  let held = new Float64Array(names.length);
  const arrived = new Float64Array(names.length);
  if (start >= 0) held[start] = 1;
  let moving = 1;
  for (let round = 0; moving > negligible && round < mostRounds; round += 1) {
    const next = new Float64Array(names.length);
    moving = 0;
    for (const [number, share] of held.entries()) {
      if (share === 0 || !hopeful.has(number)) continue;
      const ways = onward[number] ?? [];
      if (isEndingAt(plan, number)) arrived[number] = (arrived[number] ?? 0) + share;
      else moving += share;
      for (const to of ways) next[to] = (next[to] ?? 0) + share / ways.length;
    }
    held = next;
  }
  return Object.fromEntries(
    names.flatMap((name, at) => (isEndingAt(plan, at) ? [[name, arrived[at] ?? 0]] : [])),
  );
}
