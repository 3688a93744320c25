import { far, isEndingAt } from "../graph/plan.ts";
import type { Chance } from "../random/chance.ts";
import { nextOf, type PlayedGraph, type Memory, type PlayerKind } from "./players.ts";

/** One play, as it is reported while it runs. */
export interface Play {
  player: PlayerKind;
  turns: number;
  /** How many ways were weighed. */
  effort: number;
  /** Nodes visited for the first time in this play, without the start. */
  discoveries: number;
  /** The node where it ended, or from which no ending could be reached. */
  last: number;
  ended: boolean;
}

/** After so many turns every player looks for the way out. */
export function patienceFor(nodes: number): number {
  return Math.max(100, nodes * 3);
}

/** Plays once from the start; `visit` is called for every node reached, and whether it is new. */
export function playOnce(
  player: PlayerKind,
  graph: PlayedGraph,
  memory: Memory,
  chance: Chance,
  visit: (node: number, isNew: boolean) => void,
): Play {
  const { plan, stepsToEnding } = graph;
  const patience = patienceFor(plan.names.length);
  const last = plan.start;
  const play: Play = { player, turns: 0, effort: 1, discoveries: 0, last, ended: false };
  for (let at = plan.start; ; play.turns += 1) {
    const isNew = memory.seenIn[at] !== memory.play;
    memory.seenIn[at] = memory.play;
    memory.visits[at] = (memory.visits[at] ?? 0) + 1;
    if (isNew && play.turns > 0) play.discoveries += 1;
    visit(at, isNew);
    play.last = at;
    play.ended = isEndingAt(plan, at);
    if (play.ended || stepsToEnding[at] === far) return play;
    const mood = play.turns < patience ? player : "shortest";
    const ways = plan.onward[at] ?? [];
    play.effort += mood === "random" ? 1 : ways.length;
    at = nextOf(mood, ways, graph, memory, chance);
  }
}
