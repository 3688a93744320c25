import type { StructureGraph } from "../structure.ts";

export interface ReadingOrder {
  /** The start first, then what is one choice away, then two. */
  reached: readonly string[];
  /** What no way from the start leads to, as it stands in the structure. */
  apart: readonly string[];
}

export function readingOrderOf({ start_node, nodes }: StructureGraph): ReadingOrder {
  const reached = new Set(Object.hasOwn(nodes, start_node) ? [start_node] : []);
  // A set is walked on into what is added on the way.
  for (const name of reached)
    for (const { target } of nodes[name]?.choices ?? [])
      if (Object.hasOwn(nodes, target)) reached.add(target);
  return {
    reached: [...reached],
    apart: Object.keys(nodes).filter((name) => !reached.has(name)),
  };
}
