import { far, isEndingAt } from "../graph/plan.ts";
import type { Chance } from "./chance.ts";
import { nextOf, type PlayedGraph, type Memory, type PlayerKind } from "./players.ts";

/** One play, as it is reported while it runs. */
export interface Play {
  player: PlayerKind;
  turns: number;
  /** How many ways were weighed. */
  effort: number;
  /** Nodes come to for the first time in this play, the start not counted. */
  discoveries: number;
  /** Where it ended, or where no ending was left to come to. */
  last: number;
  ended: boolean;
}

/** Anyone would look for the way out after so many turns. */
export function patienceFor(nodes: number): number {
  return Math.max(100, nodes * 3);
}

/** Plays once from the start; `visit` hears of every node that is come to, and whether it is new. */
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
