import type { StoryGraph } from "@katha/storygraph";

export interface ReadingOrder {
  /** Breadth-first from the start. */
  reached: readonly string[];
  /** Unreachable scenes, in the structure's order. */
  apart: readonly string[];
}

export function readingOrderOf({ start_node, nodes }: StoryGraph): ReadingOrder {
  const reached = new Set(Object.hasOwn(nodes, start_node) ? [start_node] : []);
  // A Set is iterated over items that are added meanwhile.
  for (const name of reached)
    for (const { target } of nodes[name]?.choices ?? [])
      if (Object.hasOwn(nodes, target)) reached.add(target);
  return {
    reached: [...reached],
    apart: Object.keys(nodes).filter((name) => !reached.has(name)),
  };
}
