import type { StoryGraph } from "../../graph/structure.ts";
import { replay, type Decision, type PathStep } from "../../play/machine/replay.ts";
import { hasIn, shortened } from "../../play/state/counting-plays.ts";
import type { Start } from "../../play/state/starts.ts";
import type { StoppedPlay } from "../../play/report.ts";
import type { Explored } from "./explore.ts";

/** Where players can get stuck: nothing is open, or nothing that is open leads to an ending. */
export interface Trap extends StoppedPlay {
  why: "stuck" | "lost";
}

/** What exploring a story's states found. */
export interface StatesReport {
  /** How many states were explored. */
  states: number;
  /** Whether that is all of them. */
  is_whole: boolean;
  /** The shortest way to each ending that was found. */
  paths: Record<string, PathStep[]>;
  traps: Trap[];
  /** Scenes that no state leads to; empty where there may be more states. */
  never: string[];
  /** Choices of visited scenes that no state opens; likewise. */
  never_open: { node: string; choice: number; text: string }[];
}

const mostTraps = 20;
const nobody: Start = { who: null, endings: [] };

function wayTo({ before, steps, machine }: Explored, state: number) {
  const decisions: Decision[] = [];
  let start = nobody;
  for (let at = state; at >= 0; at = before[at] ?? -1) {
    const step = steps[at];
    if (step === undefined) break;
    if ("start" in step) ({ start } = step);
    else if ("command" in step || "reaction" in step) decisions.push(step);
    else {
      const { choice, target } = step.way;
      decisions.push({ choice, target: machine.names[target] ?? "", isWon: step.isWon });
    }
  }
  return { start, decisions: decisions.toReversed() };
}

/** States from which some ending can be reached. */
function hopefulStates({ nodes, edges, machine }: Explored): Uint8Array {
  // Offsets into one array of edges: a list of lists would take ten times the memory.
  const first = new Int32Array(nodes.length + 1);
  for (let at = 1; at < edges.length; at += 2) add(first, (edges[at] ?? 0) + 1, 1);
  for (let state = 1; state < first.length; state += 1) add(first, state, first[state - 1] ?? 0);
  const from = new Int32Array(edges.length / 2);
  const next = first.slice();
  for (let at = 0; at < edges.length; at += 2) {
    const to = edges[at + 1] ?? 0;
    from[next[to] ?? 0] = edges[at] ?? 0;
    add(next, to, 1);
  }
  const hopeful = new Uint8Array(nodes.length);
  const open: number[] = [];
  const reach = (state: number) => {
    if (hopeful[state] === 1) return;
    hopeful[state] = 1;
    open.push(state);
  };
  for (const [state, node] of nodes.entries()) if (machine.isEnding(node)) reach(state);
  for (let state = open.pop(); state !== undefined; state = open.pop())
    for (let at = first[state] ?? 0; at < (first[state + 1] ?? 0); at += 1) reach(from[at] ?? 0);
  return hopeful;
}

function add(numbers: Int32Array, at: number, more: number): void {
  numbers[at] = (numbers[at] ?? 0) + more;
}

/** Hopeless states on the shortest ways to a dead end: they are reported at the dead end. */
function onTheWayTo(stuck: readonly number[], before: readonly number[], hopeful: Uint8Array) {
  const passed = new Set<number>();
  for (const last of stuck)
    for (let at = last; at >= 0 && hopeful[at] === 0 && !passed.has(at); at = before[at] ?? -1)
      passed.add(at);
  return passed;
}

/** For each scene, the first state in which players get stuck who were not stuck before. */
function firstTraps(explored: Explored): { state: number; why: Trap["why"] }[] {
  const { nodes, before, stuck, isWhole } = explored;
  const told = new Set<string>();
  const traps: { state: number; why: Trap["why"] }[] = [];
  const tell = (state: number, why: Trap["why"]) => {
    const place = `${why} ${nodes[state]}`;
    if (told.has(place)) return;
    told.add(place);
    traps.push({ state, why });
  };
  for (const state of stuck) tell(state, "stuck");
  if (!isWhole) return traps;
  const hopeful = hopefulStates(explored);
  const passed = onTheWayTo(stuck, before, hopeful);
  for (const state of nodes.keys()) {
    const from = before[state] ?? -1;
    const isFirst = from < 0 || hopeful[from] === 1;
    if (hopeful[state] === 0 && isFirst && !passed.has(state)) tell(state, "lost");
  }
  return traps;
}

export function statesReport(graph: StoryGraph, explored: Explored): StatesReport {
  const { machine, nodes, open, isWhole } = explored;
  const { names } = machine;
  const first = new Map<number, number>();
  for (const [state, node] of nodes.entries()) if (!first.has(node)) first.set(node, state);
  const endings = [...first].filter(([node]) => machine.isEnding(node));
  const paths = endings.map(([node, state]) => {
    const { start, decisions } = wayTo(explored, state);
    return [names[node] ?? "", shortened(replay(graph, start, decisions).steps)] as const;
  });
  const traps = firstTraps(explored)
    .slice(0, mostTraps)
    .map(({ state, why }): Trap => {
      const { start, decisions } = wayTo(explored, state);
      const { node, state: held, steps } = replay(graph, start, decisions);
      return { why, node, path: shortened(steps), has: hasIn(graph, held) };
    });
  const came = names.flatMap((name, node) => (first.has(node) ? [[name, node] as const] : []));
  const neverOpen = came.flatMap(([name, node]) =>
    (graph.nodes[name]?.choices ?? []).flatMap(({ text }, choice) =>
      open[node]?.has(choice) === true ? [] : [{ node: name, choice, text }],
    ),
  );
  return {
    states: nodes.length,
    is_whole: isWhole,
    paths: Object.fromEntries(paths),
    traps,
    never: isWhole ? names.filter((_name, node) => !first.has(node)) : [],
    never_open: isWhole ? neverOpen : [],
  };
}
