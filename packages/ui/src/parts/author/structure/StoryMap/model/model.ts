import type { backToHub as BackToHub, GraphNode, StoryGraph } from "@katha/storygraph";
import type { StructureFinding } from "../../structure.ts";

export type CardKind = "start" | "ending" | "scene";

/** A scene on the map. */
export interface MapCard {
  id: string;
  node: GraphNode;
  kind: CardKind;
  errors: number;
  warnings: number;
}

/** A choice on the map, between cards by index. */
export interface MapEdge {
  from: number;
  choice: number;
  /** -1 if the target does not exist. */
  to: number;
  /** It has a condition, or may fail. */
  isConditional: boolean;
  /** It leads back to the hub from which the player came. */
  isBack: boolean;
}

export interface MapModel {
  cards: readonly MapCard[];
  numbers: ReadonlyMap<string, number>;
  edges: readonly MapEdge[];
  /** Outgoing and incoming edges of each card. */
  out: readonly (readonly MapEdge[])[];
  into: readonly (readonly MapEdge[])[];
}

/** The target of a choice that returns to the player's hub. */
const backToHub = "@hub" satisfies typeof BackToHub;

function kindOf(id: string, node: GraphNode, start: string): CardKind {
  if (id === start) return "start";
  return node.choices.length === 0 && node.hub === undefined ? "ending" : "scene";
}

export function modelOf(
  { nodes, start_node: start }: StoryGraph,
  findings: readonly StructureFinding[] = [],
): MapModel {
  const found = Map.groupBy(findings, ({ node }) => node);
  const cards = Object.entries(nodes).map(([id, node]): MapCard => {
    const own = found.get(id) ?? [];
    const errors = own.filter(({ severity }) => severity === "error").length;
    return { id, node, kind: kindOf(id, node, start), errors, warnings: own.length - errors };
  });
  const numbers = new Map(cards.map(({ id }, number) => [id, number]));
  const into: MapEdge[][] = cards.map(() => []);
  const out = cards.map(({ node: { choices } }, from) =>
    choices.map(({ target, when, check }, choice): MapEdge => {
      const isConditional = when !== undefined || check !== undefined;
      const isBack = target === backToHub;
      const edge = { from, choice, to: numbers.get(target) ?? -1, isConditional, isBack };
      into[edge.to]?.push(edge);
      return edge;
    }),
  );
  return { cards, numbers, edges: out.flat(), out, into };
}
