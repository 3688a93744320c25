import { nodeNamed, type StoryGraph } from "@katha/storygraph";
import type { Position, Step } from "../port.ts";

function reached(node: string, path: readonly string[]): Position {
  return { node, turnsHere: 0, beatsTold: [], path: [...path, node] };
}

/** The start node, or the first node if there is none. */
export function startPosition(graph: StoryGraph): Position {
  const start = nodeNamed(graph, graph.start_node) ? graph.start_node : Object.keys(graph.nodes)[0];
  return reached(start ?? "", []);
}

/** The position after a step. An edge that no longer exists counts as a turn in place. */
export function nextPosition(graph: StoryGraph, position: Position, step: Step): Position {
  if (step.way === "edge" && nodeNamed(graph, step.to)) return reached(step.to, position.path);
  if (step.way === "refusal" && step.because === "over") return position;
  const beat = step.way === "detour" ? step.beat : null;
  const { beatsTold } = position;
  return {
    ...position,
    turnsHere: position.turnsHere + 1,
    beatsTold: beat === null || beatsTold.includes(beat) ? beatsTold : [...beatsTold, beat],
  };
}
