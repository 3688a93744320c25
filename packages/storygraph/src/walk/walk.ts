import { isEnding, nodeNamed, type GraphNode, type StoryGraph } from "../graph/structure.ts";
import type { Value } from "../state/model/quality.ts";
import { suits } from "../state/model/suits.ts";
import { qualityNamed, thingNamed } from "../state/rules.ts";
import {
  nothingGiven,
  startState,
  type PlayState,
  type StateChange,
} from "../state/turns/state.ts";
import { arrive, take, type CheckOutcome } from "../state/turns/take.ts";
import { joinedLater, toldLater } from "../state/turns/later.ts";
import { waysFrom, type Way } from "../state/turns/ways.ts";
import { textAt } from "../state/turns/words.ts";

/** A state that an author sets up to play from. Whatever is left out starts as the story declares it. */
export interface StateByHand {
  qualities?: Readonly<Record<string, Value>>;
  things?: readonly string[];
  /** Endings found in earlier plays. */
  endings?: readonly string[];
  /** The luck of the play. */
  seed?: string;
}

/** The outcome of a skill check; left to chance when it is not given. */
export type WantedOutcome = "won" | "lost";

/** A reader's node and the steps that led there. Steps are immutable, so undo returns `before`. */
export interface Walk {
  readonly node: string;
  /** The choice that led here, counted from 0; null at the start, and for what a hub offered. */
  readonly choice: number | null;
  readonly before: Walk | null;
  readonly steps: number;
  readonly state: PlayState;
  /** What the step changed. */
  readonly changes: readonly StateChange[];
  readonly check: CheckOutcome | null;
  /** The choice's own target, where the story then led elsewhere. */
  readonly target: string;
  readonly outcome?: WantedOutcome | undefined;
  readonly byHand?: StateByHand | undefined;
}

function stateByHand(graph: StoryGraph, { qualities, things, endings, seed }: StateByHand) {
  const state = startState(graph, {
    seed: seed ?? nothingGiven.seed,
    endings: endings ?? nothingGiven.endings,
  });
  const given = Object.entries(qualities ?? {}).filter(([name, value]) => {
    const quality = qualityNamed(graph, name);
    return quality !== undefined && suits(quality, value);
  });
  return {
    ...state,
    qualities: { ...state.qualities, ...Object.fromEntries(given) },
    things: things?.filter((name) => thingNamed(graph, name) !== undefined) ?? state.things,
  };
}

/** At the start, or at any other node, as when an author plays from there. */
export function beginWalk(
  graph: StoryGraph,
  node = graph.start_node,
  byHand?: StateByHand,
): Walk | undefined {
  if (nodeNamed(graph, node) === undefined) return undefined;
  const arrived = arrive(graph, node, stateByHand(graph, byHand ?? {}));
  return { ...arrived, target: node, choice: null, before: null, steps: 0, check: null, byHand };
}

export function nodeAt(graph: StoryGraph, walk: Walk): GraphNode | undefined {
  return nodeNamed(graph, walk.node);
}

/** The scene as it is told now. */
export function textOf(graph: StoryGraph, { node, state }: Walk): string {
  const text = textAt(graph, node, state);
  return joinedLater(graph, { node, state }, text, toldLater(graph, { after: state }));
}

const rolls = { won: 0, lost: 1 } as const;

/** The walk one step on; undefined where it is not offered, or locked. */
export function takeWay(
  graph: StoryGraph,
  walk: Walk,
  { choice, target }: Pick<Way, "choice" | "target">,
  outcome?: WantedOutcome,
): Walk | undefined {
  const way = waysFrom(graph, walk.node, walk.state).find(
    (one) => one.choice === choice && one.target === target && !one.isLocked,
  );
  if (way === undefined) return undefined;
  const moved = take(graph, walk.node, walk.state, way, outcome && rolls[outcome]);
  return { ...moved, target, choice, before: walk, steps: walk.steps + 1, outcome };
}

/** The walk along a choice of the scene; undefined where there is no such choice, or it leads into nothing. */
export function choose(
  graph: StoryGraph,
  walk: Walk,
  choice: number,
  outcome?: WantedOutcome,
): Walk | undefined {
  const way = waysFrom(graph, walk.node, walk.state).find((one) => one.choice === choice);
  return way && takeWay(graph, walk, way, outcome);
}

/** The walk one step back; at the start, the same walk. */
export function goBack(walk: Walk): Walk {
  return walk.before ?? walk;
}

/** Every step of a walk, the start first. */
export function stepsOf(walk: Walk): Walk[] {
  const steps: Walk[] = [];
  for (let step: Walk | null = walk; step !== null; step = step.before) steps.push(step);
  return steps.toReversed();
}

/** Whether it has come to an ending. */
export function hasEnded(graph: StoryGraph, walk: Walk): boolean {
  const node = nodeAt(graph, walk);
  return node !== undefined && isEnding(node);
}

/**
 * Repeats the same choices in another version of the story, as far as they lead: what remains of a test
 * play when the author changes the graph beneath it.
 */
export function walkAgain(graph: StoryGraph, walk: Walk): Walk | undefined {
  const [first, ...rest] = stepsOf(walk);
  let again = first && beginWalk(graph, first.target, first.byHand);
  for (const step of rest) {
    if (again === undefined) break;
    const { node, choice, target, outcome } = step;
    const next: Walk | undefined =
      choice === null
        ? takeWay(graph, again, { choice, target }, outcome)
        : choose(graph, again, choice, outcome);
    if (next?.node !== node) break;
    again = next;
  }
  return again;
}
