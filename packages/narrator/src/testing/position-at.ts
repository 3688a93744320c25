import { startState, type StoryGraph } from "@katha/storygraph";
import type { Position } from "../port.ts";

/** A position at the end of a path. */
export function positionAt(
  graph: StoryGraph,
  path: readonly string[],
  more: Partial<Position> = {},
): Position {
  const state = startState(graph);
  return { node: path.at(-1) ?? "", turnsHere: 0, beatsTold: [], path, state, ...more };
}

/** One scene back on its path. */
export function beforeOf(position: Position): Position {
  const path = position.path.slice(0, -1);
  return { ...position, node: path.at(-1) ?? "", turnsHere: 0, beatsTold: [], path };
}
