import { stepsToEnding, type GraphPlan } from "../graph/plan.ts";
import { ringsOf } from "../graph/rings.ts";
import { pick, type Chance } from "../random/chance.ts";

/**
 * Who plays: one by chance; one who goes where players went least; one who wants out by the
 * shortest way; one who wants to see as much as possible first.
 */
export const playerKinds = ["random", "contrary", "shortest", "longest"] as const;
export type PlayerKind = (typeof playerKinds)[number];

/** A story as players see it who know all of it. */
export interface PlayedGraph {
  plan: GraphPlan;
  stepsToEnding: number[];
  /** How many nodes can follow each, if every ring on the way is walked completely. */
  ahead: number[];
}

export function playedGraph(plan: GraphPlan): PlayedGraph {
  return { plan, stepsToEnding: stepsToEnding(plan), ahead: nodesAhead(plan) };
}

function nodesAhead({ onward }: GraphPlan): number[] {
  const ring = ringsOf(onward);
  const longest: number[] = [];
  const inRing = Map.groupBy(ring.keys(), (number) => ring[number] ?? 0);
  // Rings come in order, those that lead nowhere else first, so what follows is known.
  for (const [id, numbers] of [...inRing].toSorted(([left], [right]) => left - right)) {
    const beyond = numbers.flatMap((number) =>
      (onward[number] ?? []).map((to) => (ring[to] === id ? 0 : (longest[ring[to] ?? 0] ?? 0))),
    );
    longest[id] = numbers.length + beyond.reduce((most, count) => Math.max(most, count), 0);
  }
  return ring.map((id) => longest[id] ?? 0);
}

/** The history of this play and of all plays. */
export interface Memory {
  /** How often each node was visited, over all plays. */
  visits: Float64Array;
  /** The play in which each node was last visited. */
  seenIn: Int32Array;
  play: number;
}

type Rank = (to: number, graph: PlayedGraph, memory: Memory) => number;

const outOfHere = (to: number, graph: PlayedGraph) => -(graph.stepsToEnding[to] ?? 0);

const ranks: Readonly<Record<Exclude<PlayerKind, "random">, Rank>> = {
  contrary: (to, _ground, { visits }) => -(visits[to] ?? 0),
  shortest: outOfHere,
  // New nodes first, those with the most ahead before others; then the way out.
  longest: (to, graph, { seenIn, play }) =>
    seenIn[to] === play ? outOfHere(to, graph) : (graph.ahead[to] ?? 0),
};

/** Which of the ways onward a player takes; ties are broken by chance. */
export function nextOf(
  kind: PlayerKind,
  ways: readonly number[],
  graph: PlayedGraph,
  memory: Memory,
  chance: Chance,
): number {
  if (ways.length === 1 || kind === "random") return ways[pick(chance, ways.length)] ?? -1;
  const rank = ranks[kind];
  return ways[bestOf(ways, (to) => rank(to, graph, memory), chance)] ?? -1;
}

/** The index of the best of several; ties are broken by chance. */
export function bestOf<Item>(
  items: readonly Item[],
  valueOf: (item: Item) => number,
  chance: Chance,
): number {
  let best = -1;
  let highest = Number.NEGATIVE_INFINITY;
  let alike = 0;
  for (const [at, item] of items.entries()) {
    const value = valueOf(item);
    if (best === -1 || value > highest) {
      best = at;
      highest = value;
      alike = 1;
    } else if (value === highest) {
      alike += 1;
      if (pick(chance, alike) === 0) best = at;
    }
  }
  return best;
}
