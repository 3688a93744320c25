import { far } from "../../graph/plan.ts";
import type { StoryGraph } from "../../graph/structure.ts";
import { startState } from "../../state/turns/state.ts";
import { pick, type Chance } from "../../random/chance.ts";
import type { MachineWay } from "../machine/compiled-story.ts";
import { machineFor } from "../machine/machine.ts";
import type { Decision } from "../machine/replay.ts";
import { copyOf, stateIn, type Slots } from "../machine/slots.ts";
import { bestOf, type Memory, type PlayedGraph, type PlayerKind } from "../players.ts";
import { patienceFor, type Play } from "../plays.ts";
import { startDrawer, type Start } from "./starts.ts";

/** A play in which the story kept count. */
export interface CountingPlay extends Play {
  /** It was given up as too long. */
  isLost: boolean;
  /** What the player had when the last way was taken. */
  had: ReturnType<typeof stateIn>;
  start: Start;
  decisions: readonly Decision[];
}

export type Visit = (node: number, isNew: boolean) => void;

/** How often a curious player tries a command or types something before going on. */
const curiosity = 0.15;

/** Which player's strategy applies: after wandering too long, the shortest way out, then chance. */
function moodFor(player: PlayerKind, turns: number, patience: number): PlayerKind {
  if (turns < patience) return player;
  return turns < patience * 2 ? "shortest" : "random";
}

/**
 * Plays a story that keeps count. What players know of the way is an estimate here, since a way that
 * leads on may be closed: they avoid circles, and a play that circles all the same is given up.
 */
export function countingPlayer(graph: StoryGraph, playable: PlayedGraph) {
  const { plan, stepsToEnding, ahead } = playable;
  const patience = patienceFor(plan.names.length);
  const machine = machineFor(graph);
  const { layout, commands, answers, names } = machine;
  const sayings = [
    ...commands.map((command) => ({ command })),
    ...answers.map(({ name }) => ({ reaction: name })),
  ];
  const numbers = new Map(answers.map(({ name, number }) => [name, number]));
  const draw = startDrawer(graph);
  const usual = machine.slotsFor(startState(graph));
  const isAsked = graph.who !== undefined || layout.endings.size > 0;
  const often = new Int32Array(names.length);

  /** How a play begins, and with what. */
  function opening(chance: Chance): { start: Start; slots: Slots } {
    if (!isAsked) return { start: { who: null, endings: [] }, slots: copyOf(usual) };
    const start = draw(chance);
    const given = { seed: "", endings: start.endings };
    return { start, slots: machine.slotsFor(startState(graph, given, start.who)) };
  }

  function wayOf(
    kind: PlayerKind,
    ways: readonly MachineWay[],
    memory: Memory,
    chance: Chance,
  ): MachineWay | undefined {
    if (ways.length === 1 || kind === "random") return ways[pick(chance, ways.length)];
    const value = ({ target }: MachineWay): number => {
      if (kind === "contrary") return -(memory.visits[target] ?? 0);
      if (kind === "longest" && often[target] === 0) return ahead[target] ?? 0;
      return -(stepsToEnding[target] ?? 0) - 2 * (often[target] ?? 0);
    };
    return ways[bestOf(ways, value, chance)];
  }

  /** What a curious player says or commands before going on: where it leads or what it changes, if it is answered. */
  function saidBy(kind: PlayerKind, at: number, slots: Slots, chance: Chance) {
    const isCurious = kind === "random" || kind === "contrary";
    if (sayings.length === 0 || !isCurious || chance() >= curiosity) return undefined;
    const decision = sayings[pick(chance, sayings.length)];
    if (decision === undefined) return undefined;
    const to =
      "command" in decision
        ? machine.react(at, decision.command, slots)
        : machine.answer(at, numbers.get(decision.reaction) ?? -1, slots);
    return to < 0 ? undefined : { decision, to };
  }

  return (player: PlayerKind, memory: Memory, chance: Chance, visit: Visit): CountingPlay => {
    const { start, slots } = opening(chance);
    const decisions: Decision[] = [];
    const play = { player, turns: 0, effort: 1, discoveries: 0 };
    const had = copyOf(slots);
    const over = (last: number, ended: boolean, isLost = false): CountingPlay => ({
      ...play,
      last,
      ended,
      isLost,
      had: stateIn(layout, had),
      start,
      decisions,
    });
    often.fill(0);
    let at = machine.arrive(machine.start, slots);
    for (; ; play.turns += 1) {
      if (at < 0) return over(at, false);
      const isNew = often[at] === 0;
      often[at] = (often[at] ?? 0) + 1;
      memory.visits[at] = (memory.visits[at] ?? 0) + 1;
      if (isNew && play.turns > 0) play.discoveries += 1;
      visit(at, isNew);
      if (machine.isEnding(at)) return over(at, true);
      if (stepsToEnding[at] === far) return over(at, false);
      if (play.turns >= patience * 4) return over(at, false, true);
      const mood = moodFor(player, play.turns, patience);
      const said = saidBy(mood, at, slots, chance);
      if (said !== undefined) {
        decisions.push(said.decision);
        if (said.to !== at) {
          at = said.to;
          continue;
        }
      }
      const ways = machine.openWays(at, slots);
      play.effort += 1 + ways.length;
      const way = wayOf(mood, ways, memory, chance);
      had.values.set(slots.values);
      if (way === undefined) return over(at, false);
      const taken = machine.take(at, way, slots, way.hasCheck ? chance() : 0);
      decisions.push({ choice: way.choice, target: names[way.target] ?? "", isWon: taken.isWon });
      at = taken.node;
    }
  };
}
