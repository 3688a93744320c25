import type { GraphNode, StoryGraph } from "../graph/structure.ts";
import type { Condition } from "./model/condition.ts";
import type { Effect } from "./model/effect.ts";

/** Where a condition or an effect stands. Without a node: in what the story declares. */
export interface StatePlace {
  node: string | null;
  /** Which of the node's choices, from 0. */
  choice?: number;
  /** Which reaction or consequence. */
  entry?: string;
}

interface Held<Part> {
  part: Part;
  place: StatePlace;
}

function fromNode(
  node: string,
  { shown_if, instead, effects, storylet, choices }: GraphNode,
): { conditions: Held<Condition | undefined>[]; effects: Held<readonly Effect[] | undefined>[] } {
  const here = { node };
  return {
    conditions: [
      ...Object.values(shown_if ?? {}).map((part) => ({ part, place: here })),
      ...(instead ?? []).map(({ when }) => ({ part: when, place: here })),
      { part: storylet?.when, place: here },
      ...choices.map(({ when }, choice) => ({ part: when, place: { node, choice } })),
    ],
    effects: [
      { part: effects, place: here },
      ...choices.flatMap(({ effects: own, check }, choice) => [
        { part: own, place: { node, choice } },
        { part: check?.effects, place: { node, choice } },
      ]),
    ],
  };
}

function partsOf(graph: StoryGraph) {
  const ofNodes = Object.entries(graph.nodes).map(([name, node]) => fromNode(name, node));
  const entries = [
    ...Object.entries(graph.reactions ?? {}),
    ...Object.entries(graph.consequences ?? {}),
  ];
  return {
    conditions: [
      ...ofNodes.flatMap(({ conditions }) => conditions),
      ...entries.map(([entry, { when }]) => ({ part: when, place: { node: null, entry } })),
    ],
    effects: [
      ...ofNodes.flatMap(({ effects }) => effects),
      ...entries.map(([entry, { effects }]) => ({ part: effects, place: { node: null, entry } })),
    ],
  };
}

/** Every effect of a story, with its place. */
export function effectsOf(graph: StoryGraph): { effect: Effect; place: StatePlace }[] {
  return partsOf(graph).effects.flatMap(({ part, place }) =>
    (part ?? []).map((effect) => ({ effect, place })),
  );
}

/** A condition, and each that stands within it. */
export function* within(condition: Condition): Generator<Condition> {
  yield condition;
  const parts =
    "all" in condition
      ? condition.all
      : "any" in condition
        ? condition.any
        : "not" in condition
          ? [condition.not]
          : [];
  for (const part of parts) yield* within(part);
}

/** Every condition of a story that stands for itself, with its place. */
export function wholeConditionsOf(
  graph: StoryGraph,
): { condition: Condition; place: StatePlace }[] {
  const whole = partsOf(graph).conditions.flatMap(({ part, place }) =>
    part === undefined ? [] : [{ condition: part, place }],
  );
  const ofEffects = effectsOf(graph).flatMap(({ effect: { when }, place }) =>
    when === undefined ? [] : [{ condition: when, place }],
  );
  return [...whole, ...ofEffects];
}

/** Every condition of a story, and each that stands within another, with its place. */
export function conditionsOf(graph: StoryGraph): { condition: Condition; place: StatePlace }[] {
  return wholeConditionsOf(graph).flatMap(({ condition, place }) =>
    Array.from(within(condition), (one) => ({ condition: one, place })),
  );
}
