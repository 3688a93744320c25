import { startState, type StoryGraph } from "@katha/storygraph";
import type { Position } from "../port.ts";

/** A position at the end of the nodes that were reached, one after another. */
export function positionAt(
  graph: StoryGraph,
  reached: readonly string[],
  more: Partial<Position> = {},
): Position {
  const state = startState(graph);
  return { ...reachedAt(reached), state, ...more };
}

function reachedAt(nodes: readonly string[]): Omit<Position, "state"> {
  const path = [...new Set(nodes)];
  return { node: nodes.at(-1) ?? "", turnsHere: 0, beatsTold: [], path, arrivals: nodes.length };
}

/** One scene back on its path. */
export function beforeOf(position: Position): Position {
  return { ...position, ...reachedAt(position.path.slice(0, -1)) };
}
