import type { GraphNode, StoryGraph } from "../graph/structure.ts";
import type { Condition } from "./model/condition.ts";
import type { Effect } from "./model/effect.ts";

/** The place of a condition or an effect. Without a node: in the story's declarations. */
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

interface HeldParts {
  conditions: readonly ConditionAt[];
  effects: readonly EffectAt[];
}
interface ConditionAt {
  condition: Condition;
  place: StatePlace;
}
interface EffectAt {
  effect: Effect;
  place: StatePlace;
}

const known = new WeakMap<StoryGraph, HeldParts>();

/** Cached: every check of a story asks for it, and it never changes for a graph. */
function partsOf(graph: StoryGraph): HeldParts {
  const before = known.get(graph);
  if (before !== undefined) return before;
  const conditions: ConditionAt[] = [];
  const effects: EffectAt[] = [];
  const takeIn = (parts: ReturnType<typeof fromNode>) => {
    for (const { part, place } of parts.conditions)
      if (part !== undefined) conditions.push({ condition: part, place });
    for (const { part, place } of parts.effects)
      for (const effect of part ?? []) effects.push({ effect, place });
  };
  for (const [name, node] of Object.entries(graph.nodes)) takeIn(fromNode(name, node));
  const entries = [
    ...Object.entries(graph.reactions ?? {}),
    ...Object.entries(graph.consequences ?? {}),
  ];
  for (const [entry, { when, effects: own }] of entries) {
    const place = { node: null, entry };
    takeIn({ conditions: [{ part: when, place }], effects: [{ part: own, place }] });
  }
  for (const { effect, place } of effects)
    if (effect.when !== undefined) conditions.push({ condition: effect.when, place });
  known.set(graph, { conditions, effects });
  return { conditions, effects };
}

/** Every effect of a story, with its place. */
export function effectsOf(graph: StoryGraph): readonly EffectAt[] {
  return partsOf(graph).effects;
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

/** Every top-level condition of a story, with its place. */
export function wholeConditionsOf(graph: StoryGraph): readonly ConditionAt[] {
  return partsOf(graph).conditions;
}

/** Every condition of a story, and each that stands within another, with its place. */
export function conditionsOf(graph: StoryGraph): ConditionAt[] {
  return wholeConditionsOf(graph).flatMap(({ condition, place }) =>
    Array.from(within(condition), (one) => ({ condition: one, place })),
  );
}
