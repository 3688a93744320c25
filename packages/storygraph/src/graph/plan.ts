import type { Condition } from "../state/model/condition.ts";
import { backToHub } from "../state/model/parts.ts";
import { storyletsAt } from "../state/turns/ways.ts";
import { isEnding, nodeNamed, type GraphNode, type StoryGraph } from "./structure.ts";

/** A graph with numbers for names, for code that visits every node many times. */
export interface GraphPlan {
  names: string[];
  nodes: GraphNode[];
  /** -1 where the start is not there. */
  start: number;
  /** Where each node may lead in any state; choices without a target are left out. */
  onward: number[][];
  back: number[][];
}

/** Whether a condition can ever hold; where it cannot, its choice leads nowhere. */
export type MayHold = (condition: Condition | undefined) => boolean;
const always: MayHold = () => true;

/** Where a choice may lead: to its scene, to the one where its check fails, or back to any hub. */
function targetsOf({ target, check }: GraphNode["choices"][number], hubs: readonly string[]) {
  const first = target === backToHub ? hubs : [target];
  return check === undefined ? first : [...first, check.fails_to];
}

/** A scene, and the scenes to which players who arrive there may be led on. */
function arrivalsAt(graph: StoryGraph, target: string, mayHold: MayHold): Iterable<string> {
  const first = nodeNamed(graph, target);
  if (first?.instead === undefined) return [target];
  const scenes = new Set([target]);
  for (const scene of scenes)
    for (const { when, target: onward } of nodeNamed(graph, scene)?.instead ?? [])
      if (mayHold(when)) scenes.add(onward);
  return scenes;
}

/** For each scene, where its authored answers may lead. */
function answersByScene(graph: StoryGraph, mayHold: MayHold): Map<string, string[]> {
  const targets = new Map<string, string[]>();
  for (const { at, target, when } of Object.values(graph.reactions ?? {})) {
    if (target === "" || !mayHold(when)) continue;
    const scene = at === "" ? graph.start_node : at;
    targets.set(scene, [...(targets.get(scene) ?? []), target]);
  }
  return targets;
}

/** All scenes that a node may lead to, whatever the state. */
function leadsOf(
  graph: StoryGraph,
  name: string,
  node: GraphNode,
  {
    hubs,
    answers,
    mayHold,
  }: { hubs: readonly string[]; answers: readonly string[]; mayHold: MayHold },
): string[] {
  const { choices, hub } = node;
  const ends = graph.health?.ends_at ?? "";
  const storylets = hub === undefined ? [] : storyletsAt(graph, hub.name);
  const targets = [
    ...choices.flatMap((choice) => (mayHold(choice.when) ? targetsOf(choice, hubs) : [])),
    ...storylets.flatMap(({ node: scene, storylet: { when } }) =>
      scene !== name && mayHold(when) ? [scene] : [],
    ),
  ];
  const instead = name === graph.start_node ? arrivalsAt(graph, name, mayHold) : [];
  return [
    ...[...targets, ...answers].flatMap((target) => Array.from(arrivalsAt(graph, target, mayHold))),
    ...[...instead].filter((scene) => scene !== name),
    ...(ends === "" || isEnding(node) ? [] : [ends]),
  ];
}

/** The plan of a graph; `mayHold` leaves out ways that never open. */
export function planOf(graph: StoryGraph, mayHold: MayHold = always): GraphPlan {
  const names = Object.keys(graph.nodes);
  const nodes = Object.values(graph.nodes);
  const numbers = new Map(names.map((name, number) => [name, number]));
  const back: number[][] = names.map(() => []);
  const hubs = names.filter((name) => graph.nodes[name]?.hub !== undefined);
  const answers = answersByScene(graph, mayHold);
  const onward = nodes.map((node, from) => {
    const name = names[from] ?? "";
    const leads = leadsOf(graph, name, node, { hubs, answers: answers.get(name) ?? [], mayHold });
    return leads.flatMap((target) => {
      const to = numbers.get(target);
      if (to === undefined) return [];
      back[to]?.push(from);
      return [to];
    });
  });
  return { names, nodes, start: numbers.get(graph.start_node) ?? -1, onward, back };
}

export function isEndingAt({ nodes }: GraphPlan, number: number): boolean {
  const node = nodes[number];
  return node !== undefined && isEnding(node);
}

export const far = Number.POSITIVE_INFINITY;

/** The fewest choices from each node to an ending; `far` where none can be reached. */
export function stepsToEnding({ nodes, back }: GraphPlan): number[] {
  const steps = nodes.map((node) => (isEnding(node) ? 0 : far));
  let edge = steps.flatMap((count, number) => (count === 0 ? [number] : []));
  for (let count = 1; edge.length > 0; count += 1) {
    const next: number[] = [];
    for (const number of edge)
      for (const before of back[number] ?? [])
        if (steps[before] === far) {
          steps[before] = count;
          next.push(before);
        }
    edge = next;
  }
  return steps;
}
