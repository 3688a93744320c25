import { isEnding, nodeNamed, type GraphNode, type StoryGraph } from "../graph/structure.ts";

/** A reader's node and the steps that led there. Steps are immutable, so undo returns `before`. */
export interface Walk {
  readonly node: string;
  /** The choice that led here, counted from 0; null at the start. */
  readonly choice: number | null;
  readonly before: Walk | null;
  readonly steps: number;
}

/** At the start, or at any other node, as when an author plays from there. */
export function beginWalk(graph: StoryGraph, node = graph.start_node): Walk | undefined {
  if (nodeNamed(graph, node) === undefined) return undefined;
  return { node, choice: null, before: null, steps: 0 };
}

export function nodeAt(graph: StoryGraph, walk: Walk): GraphNode | undefined {
  return nodeNamed(graph, walk.node);
}

/** The walk one step on; undefined where there is no such choice, or it leads into nothing. */
export function choose(graph: StoryGraph, walk: Walk, choice: number): Walk | undefined {
  const target = nodeAt(graph, walk)?.choices[choice]?.target;
  if (target === undefined || nodeNamed(graph, target) === undefined) return undefined;
  return { node: target, choice, before: walk, steps: walk.steps + 1 };
}

/** The walk one step back; the start stays where it is. */
export function goBack(walk: Walk): Walk {
  return walk.before ?? walk;
}

/** Every step of a walk, the start first. */
export function stepsOf(walk: Walk): Walk[] {
  const steps: Walk[] = [];
  for (let step: Walk | null = walk; step !== null; step = step.before) steps.push(step);
  return steps.toReversed();
}

export function isOver(graph: StoryGraph, walk: Walk): boolean {
  const node = nodeAt(graph, walk);
  return node !== undefined && isEnding(node);
}

/**
 * The same choices in another version of the story, for as far as they go: what is left of a test
 * play when the author changes the graph beneath it.
 */
export function walkAgain(graph: StoryGraph, walk: Walk): Walk | undefined {
  const [first, ...rest] = stepsOf(walk);
  let again = first && beginWalk(graph, first.node);
  for (const { node, choice } of rest) {
    if (again === undefined) break;
    const next: Walk | undefined = choose(graph, again, choice ?? 0);
    if (next?.node !== node) break;
    again = next;
  }
  return again;
}
