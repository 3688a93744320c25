import { nodeNamed, type StoryGraph } from "@katha/storygraph";
import type { Standing, Step } from "../port.ts";

function reached(node: string, path: readonly string[]): Standing {
  return { node, turnsHere: 0, beatsTold: [], path: [...path, node] };
}

/** At the start; where that is not there, at the first node there is. */
export function begin(graph: StoryGraph): Standing {
  const start = nodeNamed(graph, graph.start_node) ? graph.start_node : Object.keys(graph.nodes)[0];
  return reached(start ?? "", []);
}

/** One turn on. A step along an edge that is no longer there counts as a turn told in place. */
export function advance(graph: StoryGraph, standing: Standing, step: Step): Standing {
  if (step.way === "edge" && nodeNamed(graph, step.to)) return reached(step.to, standing.path);
  if (step.way === "refusal" && step.because === "over") return standing;
  const beat = step.way === "detour" ? step.beat : null;
  const { beatsTold } = standing;
  return {
    ...standing,
    turnsHere: standing.turnsHere + 1,
    beatsTold: beat === null || beatsTold.includes(beat) ? beatsTold : [...beatsTold, beat],
  };
}
