import { isEnding, type StoryGraph } from "./structure.ts";

export interface GraphMeasures {
  nodes: number;
  choices: number;
  branchings: number;
  endings: number;
}

/** The counts shown on a story's page. */
export function measure(graph: StoryGraph): GraphMeasures {
  const nodes = Object.values(graph.nodes);
  return {
    nodes: nodes.length,
    choices: nodes.reduce((sum, node) => sum + node.choices.length, 0),
    branchings: nodes.filter((node) => node.choices.length > 1).length,
    endings: nodes.filter(isEnding).length,
  };
}
