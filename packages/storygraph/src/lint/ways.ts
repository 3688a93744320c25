import type { GraphPlan } from "../graph/plan.ts";
import { hopefulIn, reachedIn } from "../graph/reach.ts";
import { ringsOf } from "../graph/rings.ts";
import { finding, type FindingParams, type GraphFinding } from "./findings.ts";

type Ring = FindingParams["endless_loop"];

/** A finding names only some nodes of a ring: with a finding for each node, naming all would be quadratic. */
const namedOfARing = 10;

interface Way {
  plan: GraphPlan;
  reached: Set<number>;
  hopeful: Set<number>;
  /** For each node of a ring that players cannot leave, that ring. */
  closed: Map<number, Ring>;
}

function closedRings({ names, onward }: GraphPlan): Map<number, Ring> {
  const ring = ringsOf(onward);
  const members = new Map<number, number[]>();
  for (const [number, id] of ring.entries()) {
    const known = members.get(id);
    if (known) known.push(number);
    else members.set(id, [number]);
  }
  const closed = new Map<number, Ring>();
  for (const [id, numbers] of members) {
    const leads = numbers.flatMap((number) => onward[number] ?? []);
    if (leads.length === 0 || leads.some((to) => ring[to] !== id)) continue;
    const inOrder = numbers.toSorted((left, right) => left - right);
    const nodes = inOrder.slice(0, namedOfARing).map((at) => names[at] ?? "");
    for (const number of numbers) closed.set(number, { nodes, count: numbers.length });
  }
  return closed;
}

export function wayIn(plan: GraphPlan): Way {
  return {
    plan,
    reached: reachedIn(plan),
    hopeful: hopefulIn(plan),
    closed: closedRings(plan),
  };
}

/** Whether players can reach this node, and whether they can get from it to an ending. */
export function faultsOfWay(way: Way, number: number, node: string): GraphFinding[] {
  if (!way.reached.has(number)) return [finding("unreachable", {}, { node })];
  if (way.hopeful.has(number)) return [];
  if (way.plan.onward[number]?.length === 0) return [finding("dead_end", {}, { node })];
  const ring = way.closed.get(number);
  if (ring === undefined) return [finding("no_way_out", {}, { node })];
  return [finding("endless_loop", ring, { node })];
}
