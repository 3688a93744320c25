import type { StoryGraph } from "../graph/structure.ts";

const known = new WeakMap<StoryGraph, boolean>();

/** Whether anything in this story depends on what the player did before. */
export function keepsCount(graph: StoryGraph): boolean {
  const before = known.get(graph);
  if (before !== undefined) return before;
  const keeps =
    [
      graph.qualities,
      graph.things,
      graph.health,
      graph.who,
      graph.reactions,
      graph.consequences,
    ].some((part) => part !== undefined) ||
    Object.values(graph.nodes).some(
      ({ shown_if, instead, effects, storylet, hub, choices }) =>
        [shown_if, instead, effects, storylet, hub].some((part) => part !== undefined) ||
        choices.some(({ when, once, check, effects: own, later }) =>
          [when, once, check, own, later].some((part) => part !== undefined),
        ),
    );
  known.set(graph, keeps);
  return keeps;
}
