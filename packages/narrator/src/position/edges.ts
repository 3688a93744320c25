import {
  isEnding,
  keepsCount,
  nodeNamed,
  offersIn,
  sameJson,
  stepsToEndings,
  type StoryGraph,
  type WayShown,
} from "@katha/storygraph";
import type { Offer, Position, Step } from "../port.ts";

type Taken = Extract<Step, { way: "edge" }>["taken"];

/** An offer with an edge in the author's graph. */
export interface Edge extends Offer {
  to: string;
  taken?: NonNullable<Taken>;
  /** Other ways of saying it, and what it must not be taken for. */
  aliases?: readonly string[];
  notFor?: readonly string[];
}

/** A way that is shown but cannot be taken yet. */
export interface LockedEdge extends Edge {
  reason: string | null;
}

export const isLockedEdge = (edge: Edge): edge is LockedEdge => "reason" in edge;

/** The label of a choice that has none. */
const wordless = "…";

export const labelOf = (text: string) => text.trim() || wordless;

/** How a step records its way in a story that keeps count; in others the target is enough. */
function takenBy(graph: StoryGraph, node: string, { choice, target }: WayShown): Taken {
  if (!keepsCount(graph)) return undefined;
  if (choice === null) return { storylet: target };
  return { choice, text: nodeNamed(graph, node)?.choices[choice]?.text ?? "" };
}

/** The author's fields of a choice beside its words. */
function wordingsOf(graph: StoryGraph, node: string, { choice, target }: WayShown) {
  const written =
    choice === null ? nodeNamed(graph, target)?.storylet : nodeNamed(graph, node)?.choices[choice];
  const { aliases, not_for: notFor } = written ?? {};
  return { ...(aliases && { aliases }), ...(notFor && { notFor }) };
}

function edgesOf(
  graph: StoryGraph,
  { node, state }: Position,
  isWanted: (way: WayShown) => boolean,
): LockedEdge[] {
  const edges = offersIn(graph, node, state)
    .filter(isWanted)
    .map((way): LockedEdge => {
      const taken = takenBy(graph, node, way);
      const { text, target, reason } = way;
      const edge = { text: labelOf(text), to: target, reason };
      return Object.assign(edge, wordingsOf(graph, node, way), taken && { taken });
    });
  const first = new Map(edges.toReversed().map((edge) => [`${edge.to}\n${edge.text}`, edge]));
  return edges.filter((edge) => first.get(`${edge.to}\n${edge.text}`) === edge);
}

export function along({ text, to, taken }: Edge): Extract<Step, { way: "edge" }> {
  return { way: "edge", to, choice: text, ...(taken && { taken }) };
}

/** The ways that can be taken now. */
export function offersAt(graph: StoryGraph, position: Position): Edge[] {
  return edgesOf(graph, position, ({ isLocked }) => !isLocked).map(
    ({ reason: _reason, ...edge }) => edge,
  );
}

/** The ways that are shown but cannot be taken now. */
export function lockedAt(graph: StoryGraph, position: Position): LockedEdge[] {
  return edgesOf(graph, position, ({ isLocked }) => isLocked);
}

/** Whether something can still happen where no way is open: an answer, or a consequence. */
function mayOpen(graph: StoryGraph, { node: name }: Position): boolean {
  const node = nodeNamed(graph, name);
  const canChange = graph.reactions !== undefined || graph.consequences !== undefined;
  return canChange && node !== undefined && !isEnding(node);
}

/** Whether nothing leads on from here: an ending, or as good as one. */
export function isOver(graph: StoryGraph, position: Position): boolean {
  return offersAt(graph, position).length === 0 && !mayOpen(graph, position);
}

const known = new WeakMap<StoryGraph, ReadonlyMap<string, number>>();

/** The fewest choices from each node to an ending; nodes that lead to none are absent. */
export function distances(graph: StoryGraph): ReadonlyMap<string, number> {
  const before = known.get(graph);
  if (before) return before;
  const steps = stepsToEndings(graph);
  known.set(graph, steps);
  return steps;
}

/** Which of a scene's choices it is; undefined of a storylet. */
export function choiceAt(graph: StoryGraph, node: string, { text, to }: Edge): number | undefined {
  const choices = nodeNamed(graph, node)?.choices ?? [];
  const alike = choices.flatMap((one, at) => (labelOf(one.text) === text ? [at] : []));
  return alike.find((at) => choices[at]?.target === to) ?? alike[0];
}

/** What a choice changes beyond the scene, and what is remembered of it. */
function changesOf(graph: StoryGraph, node: string, edge: Edge) {
  const at = choiceAt(graph, node, edge);
  const written = at === undefined ? undefined : nodeNamed(graph, node)?.choices[at];
  return [written?.effects, written?.check, written?.remembers, written?.later];
}

/** Whether it makes no difference which of these ways is taken. */
export function isAllOne(graph: StoryGraph, node: string, edges: readonly Edge[]): boolean {
  const [first, ...others] = edges.map((edge) => [edge.to, ...changesOf(graph, node, edge)]);
  return others.every((other) => sameJson(first, other));
}
