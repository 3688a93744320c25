import type { StoryGraph } from "../../graph/structure.ts";
import type { MachineWay } from "../../play/machine/compiled-story.ts";
import { machineFor, type Machine } from "../../play/machine/machine.ts";
import { copyOf, type Slots } from "../../play/machine/slots.ts";
import { arenaFor, type Arena } from "./arena.ts";
import { allStarts, type Start } from "../../play/state/starts.ts";
import type { Enough } from "../../play/simulate.ts";
import { startState } from "../../state/turns/state.ts";
import { keysFor } from "./keys.ts";

/** The progress of an exploration. */
export interface Exploring {
  states: number;
}

/** How a state was first reached. */
export type Step =
  | { way: MachineWay; isWon: boolean }
  | { command: string }
  | { reaction: string }
  | { start: Start };

/** Every state that was found, by number, in the order of how many steps it takes to get there. */
export interface Explored {
  machine: Machine;
  nodes: number[];
  /** The state before, or -1 at a beginning. */
  before: number[];
  steps: Step[];
  /** States that are no endings and from which nothing leads on. */
  stuck: number[];
  /** From which state to which, in pairs. */
  edges: number[];
  /** For each scene, the choices that were open in some state. */
  open: Set<number>[];
  /** Nothing was left out. */
  isWhole: boolean;
}

export const mostStates = 200_000;
/** As many states as fit: a story at its bounds has six thousand numbers in each. */
const mostBytes = 512 * 1024 * 1024;
const statesInASlice = 2_000;
/** Numbers copied and answers looked at, in a slice and for each state that is wanted. */
const workInASlice = 20_000_000;
const mostWorkForAState = 100_000;
const [won, lost] = [0, 1];

/**
 * Follows all ways from all beginnings, breadth first, until every state is known or there are too
 * many. Commands and authored answers that matter count as ways; what a model may let happen does not, since
 * no player can count on it.
 */
export function* exploration(
  graph: StoryGraph,
  most = mostStates,
): Generator<Exploring, Explored, Enough> {
  const machine = machineFor(graph);
  const keyOf = keysFor(graph, machine.layout);
  const found = new Map<string, number>();
  const blank = machine.slotsFor(startState(graph));
  const arena = arenaFor(blank);
  const room = Math.min(most, Math.ceil(mostBytes / bytesOf(blank)));
  const { starts, isAll } = allStarts(graph);
  const explored: Explored = {
    machine,
    nodes: [],
    before: [],
    steps: [],
    stuck: [],
    edges: [],
    open: machine.names.map(() => new Set<number>()),
    isWhole: isAll,
  };
  /** The number of a state; -1 where there is no room for more. */
  const note: Note = (node, slots, before, step) => {
    const key = keyOf(node, slots);
    const known = found.get(key);
    if (known !== undefined) return known;
    if (found.size >= room) {
      explored.isWhole = false;
      return -1;
    }
    found.set(key, found.size);
    explored.nodes.push(node);
    explored.before.push(before);
    explored.steps.push(step);
    arena.push(slots);
    return found.size - 1;
  };
  for (const start of machine.start < 0 ? [] : starts) {
    const given = { seed: "", endings: start.endings };
    const slots = machine.slotsFor(startState(graph, given, start.who));
    note(machine.arrive(machine.start, slots), slots, -1, { start });
  }
  const work: Work = { arena, note, from: copyOf(blank), after: copyOf(blank) };
  let [done, sliced] = [0, 0];
  for (let at = 0; at < found.size; at += 1) {
    const isSlice = (at > 0 && at % statesInASlice === 0) || done - sliced > workInASlice;
    if (isSlice) sliced = done;
    if (
      done > most * mostWorkForAState ||
      (isSlice && (yield { states: found.size }) === "enough")
    ) {
      explored.isWhole = false;
      return explored;
    }
    done += expand(explored, at, work);
  }
  return explored;
}

const bytesOf = ({ values, once }: Slots) => values.byteLength + once.byteLength;

type Note = (node: number, slots: Slots, before: number, step: Step) => number;

interface Work {
  arena: Arena;
  note: Note;
  from: Slots;
  after: Slots;
}

/** Follows every way on from a state, and returns how much work that was. */
function expand(
  { machine, nodes, open, edges, stuck }: Explored,
  at: number,
  { arena, note, from, after }: Work,
): number {
  const node = nodes[at] ?? -1;
  if (node < 0) {
    stuck.push(at);
    return 1;
  }
  if (machine.isEnding(node)) return 1;
  let leads = 0;
  let copies = 1;
  const lead = (to: number) => {
    if (to === at) return;
    leads += 1;
    if (to >= 0) edges.push(at, to);
  };
  const copy = () => {
    copies += 1;
    arena.read(at, after);
  };
  arena.read(at, from);
  const ways = machine.openWays(node, from);
  for (const way of ways) {
    if (way.choice !== null) open[node]?.add(way.choice);
    for (const roll of way.hasCheck ? [won, lost] : [won]) {
      copy();
      const taken = machine.take(node, way, after, roll);
      lead(note(taken.node, after, at, { way, isWon: taken.isWon }));
    }
  }
  for (const command of machine.commands) {
    copy();
    const to = machine.react(node, command, after);
    if (to >= 0) lead(note(to, after, at, { command }));
  }
  for (const { name, number } of machine.answers) {
    if (!machine.canAnswer(node, number, from)) continue;
    copy();
    const to = machine.answer(node, number, after);
    if (to >= 0) lead(note(to, after, at, { reaction: name }));
  }
  if (ways.length === 0 && leads === 0) stuck.push(at);
  return copies * from.values.length + machine.answers.length;
}
