import { nodeNamed, stepsToEndings, type StoryGraph } from "@katha/storygraph";
import type { Offer, Position } from "../port.ts";

/** An offer that the author's graph has an edge for. */
export type Edge = Offer & { to: string };

/** The label of a choice without words. */
const wordless = "…";

const usualTurns = 3;

function edgesFrom(graph: StoryGraph, name: string): Edge[] {
  const edges = (nodeNamed(graph, name)?.choices ?? [])
    .filter(({ target }) => nodeNamed(graph, target) !== undefined)
    .map(({ text, target }) => ({ text: text.trim() || wordless, to: target }));
  return edges.filter(
    (edge, at) => edges.findIndex(({ text, to }) => text === edge.text && to === edge.to) === at,
  );
}

export function offersAt(graph: StoryGraph, position: Position): Edge[] {
  return edgesFrom(graph, position.node);
}

/** Nothing leads on from here: an ending, or as good as one. */
export function isOver(graph: StoryGraph, position: Position): boolean {
  return offersAt(graph, position).length === 0;
}

/**
 * How many turns the scene may take, including the one that leaves it. A scene seen before
 * allows one.
 */
export function turnsAllowed(graph: StoryGraph, { node, path }: Position): number {
  if (path.filter((name) => name === node).length > 1) return 1;
  const budget = nodeNamed(graph, node)?.budget ?? usualTurns;
  return Number.isFinite(budget) ? Math.max(1, Math.floor(budget)) : usualTurns;
}

const known = new WeakMap<StoryGraph, ReadonlyMap<string, number>>();

/** How many choices each node is away from an ending; nodes that lead to none are not in it. */
export function distances(graph: StoryGraph): ReadonlyMap<string, number> {
  const before = known.get(graph);
  if (before) return before;
  const steps = stepsToEndings(graph);
  known.set(graph, steps);
  return steps;
}
