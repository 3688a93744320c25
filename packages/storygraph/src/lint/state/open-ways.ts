import { planOf, type GraphPlan } from "../../graph/plan.ts";
import { hopefulIn, reachedIn } from "../../graph/reach.ts";
import { ringsOf } from "../../graph/rings.ts";
import { isEnding, nodeNamed, type GraphNode, type StoryGraph } from "../../graph/structure.ts";
import type { Condition } from "../../state/model/condition.ts";
import { backToHub } from "../../state/model/parts.ts";
import { storyletsAt } from "../../state/turns/ways.ts";
import { finding, type GraphFinding } from "../findings.ts";
import type { Domains } from "./domains.ts";
import { mayHold } from "./possible.ts";

/** Scenes that players can reach without having been in a hub: no way leads back to a hub from there. */
function withoutHub({ start, onward, nodes }: GraphPlan): Set<number> {
  const reached = new Set(start < 0 ? [] : [start]);
  for (const number of reached)
    if (nodes[number]?.hub === undefined)
      for (const next of onward[number] ?? []) reached.add(next);
  return reached;
}

/**
 * The condition of each way out of a scene; `never` stands for a way that may be gone,
 * because it is taken once, or leads back to a hub that the player may never have been in.
 */
function conditionsOfWays(
  graph: StoryGraph,
  name: string,
  node: GraphNode,
  { isMetAgain, hasNoHub }: { isMetAgain: boolean; hasNoHub: boolean },
): (Condition | undefined)[] {
  const never: Condition = { any: [] };
  const ofChoices = node.choices.flatMap(({ when, once, target }) => {
    if (target === backToHub) return [hasNoHub && node.hub === undefined ? never : when];
    if (nodeNamed(graph, target) === undefined) return [];
    return [once === true && isMetAgain ? never : when];
  });
  const offered = node.hub === undefined ? [] : storyletsAt(graph, node.hub.name);
  const ofStorylets = offered.flatMap(({ node: scene, storylet: { when, once } }) =>
    scene === name ? [] : [once === true ? never : when],
  );
  return [...ofChoices, ...ofStorylets];
}

function mayBeStuck(
  conditions: readonly (Condition | undefined)[],
  scene: string,
  domains: Domains,
): boolean {
  if (conditions.length === 0 || conditions.includes(undefined)) return false;
  const closed = conditions.flatMap((when) => (when === undefined ? [] : [{ not: when }]));
  return mayHold({ all: [{ visited: scene, times: 1 }, ...closed] }, domains);
}

/** What conditions do to players: scenes cut off, endings cut off, nothing left to choose. */
export function faultsOfOpenWays(graph: StoryGraph, plan: GraphPlan, domains: Domains) {
  const open = planOf(graph, (condition) => mayHold(condition, domains));
  const [reached, reachedOpen] = [reachedIn(plan), reachedIn(open)];
  const [hopeful, hopefulOpen] = [hopefulIn(plan), hopefulIn(open)];
  const hubless = withoutHub(plan);
  const rings = ringsOf(plan.onward);
  const sizes = Map.groupBy(rings, (ring) => ring);
  return plan.nodes.flatMap((node, number): GraphFinding[] => {
    const name = plan.names[number] ?? "";
    if (!reached.has(number)) return [];
    if (!reachedOpen.has(number)) return [finding("closed_off", {}, { node: name })];
    if (isEnding(node) || !hopeful.has(number)) return [];
    const isClosed = (open.onward[number]?.length ?? 0) < (plan.onward[number]?.length ?? 0);
    if (!hopefulOpen.has(number)) return isClosed ? [finding("closed_in", {}, { node: name })] : [];
    const isMetAgain =
      (sizes.get(rings[number] ?? -1)?.length ?? 0) > 1 ||
      plan.onward[number]?.includes(number) === true;
    const ways = { isMetAgain, hasNoHub: hubless.has(number) };
    return mayBeStuck(conditionsOfWays(graph, name, node, ways), name, domains)
      ? [finding("may_be_stuck", {}, { node: name })]
      : [];
  });
}
