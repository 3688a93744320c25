import { createRng, type StoryGraph } from "@katha/storygraph";
import type { Standing } from "../port.ts";
import { distances, type Way } from "./ways.ts";

/** A way and how well it fits what the player said, from 0 to 1. */
export interface Fitting {
  way: Way;
  fit: number;
}

const enoughToLean = 0.15;

function narrowed<Item>(items: readonly Item[], wanted: (item: Item) => boolean): readonly Item[] {
  const some = items.filter(wanted);
  return some.length > 0 ? some : items;
}

/**
 * Which way the story takes by itself: one that leads to an ending, that has not been walked, that
 * goes on rather than ends; among those what fits best, else chance. Where all has been seen it is
 * the shortest way out, so no ring holds it.
 */
export function onward(
  graph: StoryGraph,
  { path }: Standing,
  ways: readonly Fitting[],
  seed: string,
): Way | undefined {
  const far = distances(graph);
  const leading = narrowed(ways, ({ way }) => far.has(way.to));
  const unseen = leading.filter(({ way }) => !path.includes(way.to));
  if (unseen.length === 0) {
    const nearest = Math.min(...leading.map(({ way }) => far.get(way.to) ?? Infinity));
    return leading.find(({ way }) => (far.get(way.to) ?? Infinity) === nearest)?.way;
  }
  const best = unseen.toSorted((left, right) => right.fit - left.fit)[0];
  if (best && best.fit >= enoughToLean) return best.way;
  const lasting = narrowed(unseen, ({ way }) => far.get(way.to) !== 0);
  return lasting[createRng(`${seed}:onward`).between(0, lasting.length - 1)]?.way;
}
