import type { GraphNode, StoryGraph } from "@katha/storygraph";

export interface ReadingOrder {
  /** Breadth-first from the start. */
  reached: readonly string[];
  /** Unreachable scenes, in the structure's order. */
  apart: readonly string[];
}

/**
 * Every scene that another may lead to: by its choices, their failures, its redirections, and as a
 * hub.
 */
function ledTo({ nodes }: StoryGraph, { choices, instead = [], hub }: GraphNode): string[] {
  const offered =
    hub === undefined
      ? []
      : Object.entries(nodes).flatMap(([name, { storylet }]) =>
          storylet !== undefined && (storylet.hub === "" || storylet.hub === hub.name)
            ? [name]
            : [],
        );
  return [
    ...choices.flatMap(({ target, check }) => (check ? [target, check.fails_to] : [target])),
    ...instead.map(({ target }) => target),
    ...offered,
  ];
}

export function readingOrderOf(graph: StoryGraph): ReadingOrder {
  const { start_node: startNode, nodes, health, reactions = {} } = graph;
  const reached = new Set(Object.hasOwn(nodes, startNode) ? [startNode] : []);
  // A Set also iterates over items that are added meanwhile.
  const reach = (name: string) => Object.hasOwn(nodes, name) && reached.add(name);
  for (const name of reached) {
    const node = nodes[name];
    if (node !== undefined) for (const target of ledTo(graph, node)) reach(target);
  }
  // Scenes that can be reached from anywhere.
  if (reached.size > 0) {
    reach(health?.ends_at ?? "");
    for (const { target } of Object.values(reactions)) reach(target);
  }
  return {
    reached: [...reached],
    apart: Object.keys(nodes).filter((name) => !reached.has(name)),
  };
}
