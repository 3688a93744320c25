import type { StoryGraph } from "../graph/structure.ts";
import { measure, type Measure } from "./measures.ts";
import { storyBounds, type StoryBound } from "./story-bounds.ts";

/** Something in a story that is more than a story may hold. */
export interface Excess extends Measure {
  most: number;
}

/** Everything in a story that is more than it may hold, in the order of its structure. */
export function excessesIn(
  graph: StoryGraph,
  bounds: Readonly<Record<StoryBound, number>> = storyBounds,
): Excess[] {
  const found: Excess[] = [];
  measure(graph, (what, count, path) => {
    const most = bounds[what];
    if (count > most) found.push({ what, path, count, most });
  });
  return found;
}
