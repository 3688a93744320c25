import { far, planOf, stepsToEnding, type GraphPlan } from "./plan.ts";
import { isEnding, type StoryGraph } from "./structure.ts";

/** Every node reachable from these by `onward`. */
function spread(from: readonly number[], onward: readonly number[][]): Set<number> {
  const reached = new Set(from);
  for (const number of reached) for (const next of onward[number] ?? []) reached.add(next);
  return reached;
}

export function reachedIn({ start, onward }: GraphPlan): Set<number> {
  return spread(start < 0 ? [] : [start], onward);
}

export function hopefulIn({ nodes, back }: GraphPlan): Set<number> {
  const endings = nodes.flatMap((node, number) => (isEnding(node) ? [number] : []));
  return spread(endings, back);
}

function named({ names }: GraphPlan, numbers: Iterable<number>): Set<string> {
  return new Set(Array.from(numbers, (number) => names[number] ?? ""));
}

/** The nodes that a player can reach from the start. */
export function reachable(graph: StoryGraph): Set<string> {
  const plan = planOf(graph);
  return named(plan, reachedIn(plan));
}

/** The nodes from which some ending can still be reached, the endings among them. */
export function leadingToEndings(graph: StoryGraph): Set<string> {
  const plan = planOf(graph);
  return named(plan, hopefulIn(plan));
}

/** The fewest choices from each node to an ending; nodes that lead to none are absent. */
export function stepsToEndings(graph: StoryGraph): Map<string, number> {
  const plan = planOf(graph);
  const steps = stepsToEnding(plan);
  return new Map(
    plan.names.flatMap((name, at) => {
      const count = steps[at] ?? far;
      return count === far ? [] : [[name, count] as const];
    }),
  );
}
