import type { GraphNode, StoryGraph } from "./structure.ts";

/** A graph by number instead of name, for what visits every node many times. */
export interface GraphPlan {
  names: string[];
  nodes: GraphNode[];
  /** -1 where the start is not there. */
  start: number;
  /** Where each node's choices lead, choices into nothing left out. */
  onward: number[][];
  back: number[][];
}

export function planOf(graph: StoryGraph): GraphPlan {
  const names = Object.keys(graph.nodes);
  const nodes = Object.values(graph.nodes);
  const numbers = new Map(names.map((name, number) => [name, number]));
  const back: number[][] = names.map(() => []);
  const onward = nodes.map((node, from) =>
    node.choices.flatMap(({ target }) => {
      const to = numbers.get(target);
      if (to === undefined) return [];
      back[to]?.push(from);
      return [to];
    }),
  );
  return { names, nodes, start: numbers.get(graph.start_node) ?? -1, onward, back };
}

export const far = Number.POSITIVE_INFINITY;

/** How many choices each node is away from an ending at least; `far` where none can be reached. */
export function stepsToEnding({ nodes, back }: GraphPlan): number[] {
  const steps = nodes.map((node) => (node.choices.length === 0 ? 0 : far));
  let edge = steps.flatMap((count, number) => (count === 0 ? [number] : []));
  for (let count = 1; edge.length > 0; count += 1) {
    const next: number[] = [];
    for (const number of edge)
      for (const before of back[number] ?? [])
        if (steps[before] === far) {
          steps[before] = count;
          next.push(before);
        }
    edge = next;
  }
  return steps;
}
