import { fieldsOf, normalise, type StoryGraph } from "../graph/structure.ts";
import { sameJson } from "../graph/same-json.ts";
import { loss, type Loss } from "./lost.ts";
import type { Exported, Imported } from "./exchange.ts";

export function exportJson(graph: StoryGraph): Exported {
  return { text: `${JSON.stringify(normalise(graph), null, 2)}\n`, lost: [] };
}

function leftOut(written: unknown, graph: StoryGraph): Loss[] {
  const fields = fieldsOf(written) ?? {};
  const ofWhole = Object.keys(fields)
    .filter((field) => field !== "start_node" && field !== "nodes")
    .map((field) => loss("field", null, { field }));
  const ofNodes = Object.entries(fieldsOf(fields["nodes"]) ?? {}).flatMap(([name, node]) => {
    const kept = Object.hasOwn(graph.nodes, name) ? graph.nodes[name] : undefined;
    return Object.entries(fieldsOf(node) ?? {})
      .filter(
        ([field, value]) => !sameJson(kept?.[field], value) && !isLineEnds(value, kept?.[field]),
      )
      .map(([field]) => loss("field", name, { field }));
  });
  return [...ofWhole, ...ofNodes];
}

function isLineEnds(value: unknown, kept: unknown): boolean {
  return typeof value === "string" && value.replaceAll(/\r\n?/g, "\n") === kept;
}

/** Our own JSON, or anything like it, with a list of the fields that no node can hold as they were. */
export function importJson(text: string): Imported {
  try {
    const written: unknown = JSON.parse(text.replace(/^\uFEFF/, ""));
    const graph = normalise(written);
    return { graph, title: null, lost: leftOut(written, graph) };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { graph: normalise({}), title: null, lost: [loss("unreadable", null, { why })] };
  }
}
