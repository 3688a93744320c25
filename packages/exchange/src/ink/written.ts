import { keepsCount, nodeNamed, type StoryGraph } from "@katha/storygraph";
import { notPlayed } from "../writing/arriving.ts";
import type { Writing } from "../writing/conditions.ts";
import { variablesOf } from "../writing/variables.ts";
import { shownNames } from "../shown-names.ts";
import { linesOf, type WrittenNode } from "../ours/written-node.ts";
import { asKnot, canBeKnot, knotParts } from "./body.ts";
import { inkTongue } from "./tongue.ts";

/** A story as ink, without our notes. */
export interface WrittenInk {
  /** The knot of each node. */
  shown: ReadonlyMap<string, string>;
  /** The text before the first knot. */
  head: string;
  /** The text of each knot, by the node's name. */
  bodies: ReadonlyMap<string, string>;
  /** The same, in parts. */
  parts: ReadonlyMap<string, WrittenNode>;
  writing: Writing;
  /** A knot of ours that is no node. */
  more: string;
  cannot: ReadonlySet<string>;
}

export const backKnot = "back_to_the_hub";

function headLines(writing: Writing): string[] {
  const { variables, tongue } = writing;
  return variables.all().map(({ name, start }) => `VAR ${name} = ${tongue.value(start)}`);
}

function backLines(writing: Writing, shown: ReadonlyMap<string, string>): string {
  const { graph, tongue, variables } = writing;
  const hub = variables.of({ of: "hub" });
  const leadsBack = Object.values(graph.nodes).some(({ choices }) =>
    choices.some(({ target }) => target === "@hub"),
  );
  if (hub === undefined || !leadsBack) return "";
  const hubs = Object.keys(graph.nodes).filter((node) => nodeNamed(graph, node)?.hub !== undefined);
  const ways = hubs.flatMap((node) =>
    tongue.only(tongue.compared(tongue.variable(hub), "=", tongue.value(node)), [
      `-> ${shown.get(node) ?? "END"}`,
    ]),
  );
  return [`=== ${backKnot} ===`, ...ways, "-> END"].join("\n");
}

export function writtenInk(graph: StoryGraph): WrittenInk {
  const shown = shownNames(
    Object.keys(graph.nodes),
    (name) => canBeKnot(name) && name !== backKnot,
    asKnot,
  );
  const cannot = new Set<string>();
  const taken = [...shown.values(), backKnot];
  const writing: Writing = {
    graph,
    tongue: inkTongue,
    variables: variablesOf(graph, taken, canBeKnot),
    cannot: (field) => cannot.add(field),
  };
  if (keepsCount(graph)) for (const field of notPlayed(writing)) cannot.add(field);
  const to = (node: string | null) => (node === null ? backKnot : (shown.get(node) ?? "END"));
  const parts = new Map(
    Object.keys(graph.nodes).map((node) => [node, knotParts(writing, node, to)]),
  );
  const bodies = new Map(
    Array.from(parts, ([node, written]) => [node, linesOf(written).join("\n").trim()]),
  );
  const start = nodeNamed(graph, graph.start_node) === undefined ? null : graph.start_node;
  const begin = `-> ${start === null ? "END" : to(start)}`;
  return {
    shown,
    head: [...headLines(writing), begin].join("\n"),
    bodies,
    parts,
    writing,
    more: backLines(writing, shown),
    cannot,
  };
}
