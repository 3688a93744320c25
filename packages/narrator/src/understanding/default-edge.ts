import { createRng, type StoryGraph } from "@katha/storygraph";
import type { Position } from "../port.ts";
import { distances, type Edge } from "../position/edges.ts";

/** An edge and how well it fits what the player said, from 0 to 1. */
export interface EdgeFit {
  edge: Edge;
  fit: number;
}

const enoughToLean = 0.15;

function narrowed<Item>(items: readonly Item[], wanted: (item: Item) => boolean): readonly Item[] {
  const some = items.filter(wanted);
  return some.length > 0 ? some : items;
}

/**
 * The edge that the story takes by itself: one that leads to an ending, is unvisited and does not
 * end at once; among those the best fit, else by seed. Where all was visited it is the shortest way
 * to an ending, so no cycle traps the player.
 */
export function defaultEdge(
  graph: StoryGraph,
  { path }: Position,
  edges: readonly EdgeFit[],
  seed: string,
): Edge | undefined {
  const far = distances(graph);
  const leading = narrowed(edges, ({ edge }) => far.has(edge.to));
  const unseen = leading.filter(({ edge }) => !path.includes(edge.to));
  if (unseen.length === 0) {
    const nearest = Math.min(...leading.map(({ edge }) => far.get(edge.to) ?? Infinity));
    return leading.find(({ edge }) => (far.get(edge.to) ?? Infinity) === nearest)?.edge;
  }
  const best = unseen.toSorted((left, right) => right.fit - left.fit)[0];
  if (best && best.fit >= enoughToLean) return best.edge;
  const lasting = narrowed(unseen, ({ edge }) => far.get(edge.to) !== 0);
  return lasting[createRng(`${seed}:onward`).between(0, lasting.length - 1)]?.edge;
}
