import { nodeNamed, type GraphChoice, type StoryGraph } from "../../graph/structure.ts";
import { backToHub, type Storylet } from "../model/parts.ts";
import { holds } from "./holds.ts";
import { countAt, type PlayState } from "./state.ts";

/** One way out of a scene: a choice of its own, or a storylet of its hub. */
export interface Way {
  /** Which of the scene's choices, from 0; null for a storylet. */
  choice: number | null;
  /** The scene that it leads to. */
  target: string;
  /** Shown although its condition does not hold. */
  isLocked: boolean;
}

/** The name under which a choice is counted. */
export function placeOfChoice(node: string, { text, target }: GraphChoice): string {
  return `${node}\n${text}\n${target}`;
}

interface OwnStorylet {
  node: string;
  storylet: Storylet;
}
interface Storylets {
  /** All, highest priority first. */
  all: readonly OwnStorylet[];
  byHub: Map<string, readonly OwnStorylet[]>;
}
const storyletsOf = new WeakMap<StoryGraph, Storylets>();

function storylets(graph: StoryGraph): Storylets {
  const known = storyletsOf.get(graph);
  if (known !== undefined) return known;
  const all = Object.entries(graph.nodes)
    .flatMap(([node, { storylet }]) => (storylet === undefined ? [] : [{ node, storylet }]))
    .toSorted((left, right) => right.storylet.priority - left.storylet.priority);
  const found: Storylets = { all, byHub: new Map() };
  storyletsOf.set(graph, found);
  return found;
}

export const placeOfStorylet = (node: string) => `+${node}`;

/** The scenes that the hub may ever offer, whatever the state. */
export function storyletsAt(graph: StoryGraph, hub: string): readonly OwnStorylet[] {
  const { all, byHub } = storylets(graph);
  const known = byHub.get(hub);
  if (known !== undefined) return known;
  const offered = all.filter(({ storylet }) => storylet.hub === "" || storylet.hub === hub);
  byHub.set(hub, offered);
  return offered;
}

function fromChoices(graph: StoryGraph, name: string, state: PlayState): Way[] {
  const ways: Way[] = [];
  for (const [at, choice] of (nodeNamed(graph, name)?.choices ?? []).entries()) {
    const target = choice.target === backToHub ? state.hub : choice.target;
    if (nodeNamed(graph, target) === undefined) continue;
    const isUsed = choice.once === true && countAt(state.counts, placeOfChoice(name, choice)) > 0;
    if (isUsed) continue;
    const isOpen = holds(choice.when, state);
    if (isOpen || choice.otherwise === "locked")
      ways.push({ choice: at, target, isLocked: !isOpen });
  }
  return ways;
}

function fromHub(graph: StoryGraph, name: string, state: PlayState): Way[] {
  const hub = nodeNamed(graph, name)?.hub;
  if (hub === undefined) return [];
  const most = hub.most === 0 ? Number.POSITIVE_INFINITY : hub.most;
  const ways: Way[] = [];
  for (const { node, storylet } of storyletsAt(graph, hub.name)) {
    if (ways.length >= most) break;
    const isUsed = storylet.once === true && countAt(state.counts, placeOfStorylet(node)) > 0;
    if (node !== name && !isUsed && holds(storylet.when, state))
      ways.push({ choice: null, target: node, isLocked: false });
  }
  return ways;
}

/** Every way that a scene shows, in the author's order, storylets last. */
export function waysFrom(graph: StoryGraph, name: string, state: PlayState): Way[] {
  const own = fromChoices(graph, name, state);
  const hub = fromHub(graph, name, state);
  return hub.length === 0 ? own : own.concat(hub);
}
