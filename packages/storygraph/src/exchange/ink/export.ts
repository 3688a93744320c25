import { nodeNamed, normalise } from "../../graph/structure.ts";
import { carriedWith } from "../carried.ts";
import type { Exported, ExportOptions } from "../exchange.ts";
import { leftOut } from "../left-out.ts";
import { renamedIn, shownNames, turnedAround } from "../shown-names.ts";
import { asKnot, canBeKnot, knotBody } from "./body.ts";
import { readKnot } from "./knot.ts";
import { ourMark } from "./marks.ts";

const unread = { text: "", choices: [{ text: "", target: "", unread: true }] };

/** A story as ink: a knot for each node, and what ink has no place for in a comment below its name. */
export function exportInk(written: object, options: ExportOptions = {}): Exported {
  const graph = normalise(written);
  const shown = shownNames(Object.keys(graph.nodes), canBeKnot, asKnot);
  const real = turnedAround(shown);
  const besides = new Set<string>();
  const knots = Object.entries(graph.nodes).map(([name, node]) => {
    const knot = shown.get(name) ?? name;
    const body = knotBody(node, shown);
    const { told, made, lost } = readKnot(name, body.split("\n"), (to) => real.get(to) ?? to);
    const leadsAway = node.choices.some(({ target }) => !shown.has(target));
    const isPlain = made.length === 0 && lost.length === 0 && !leadsAway;
    const carried = carriedWith(name, knot, node, isPlain ? told : unread);
    for (const field of Object.keys(carried.fields ?? {})) besides.add(field);
    const beside = Object.keys(carried).length > 0 ? [ourMark + JSON.stringify(carried)] : [];
    return [`=== ${knot} ===`, ...beside, body].join("\n");
  });
  const hasStart = nodeNamed(graph, graph.start_node) !== undefined;
  const about = {
    ...(options.title !== undefined && { title: options.title }),
    ...(!hasStart && { start_node: graph.start_node }),
  };
  const head = [
    ourMark + JSON.stringify(about),
    hasStart ? `-> ${shown.get(graph.start_node) ?? ""}` : "-> END",
  ].join("\n");
  return {
    text: `${[head, ...knots].join("\n\n")}\n`,
    lost: leftOut(written, graph),
    beside: [...besides],
    renamed: renamedIn(shown),
  };
}
