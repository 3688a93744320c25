import { sameJson, type StoryGraph } from "@katha/storygraph";
import { fieldsOf } from "@katha/storygraph/structure";
import { loss, type Loss } from "./lost.ts";

function isLineEnds(value: unknown, kept: unknown): boolean {
  return typeof value === "string" && value.replaceAll(/\r\n?/g, "\n") === kept;
}

/** Values that no node can hold as they were written. */
export function leftOutOfNodes(written: unknown, graph: StoryGraph): Loss[] {
  return Object.entries(fieldsOf(fieldsOf(written)?.["nodes"]) ?? {}).flatMap(([name, node]) => {
    const kept = Object.hasOwn(graph.nodes, name) ? graph.nodes[name] : undefined;
    return Object.entries(fieldsOf(node) ?? {})
      .filter(
        ([field, value]) => !sameJson(kept?.[field], value) && !isLineEnds(value, kept?.[field]),
      )
      .map(([field]) => loss("field", name, { field }));
  });
}

/** What a format that holds only the graph leaves out. */
export function leftOut(written: unknown, graph: StoryGraph): Loss[] {
  const { start_node: _start, nodes: _nodes, ifid: _ifid, ...beside } = fieldsOf(written) ?? {};
  // State declarations are written, or reported separately; an IFID has its place in every format.
  const left = Object.keys(beside).filter((field) => !Object.hasOwn(graph, field));
  return [
    ...left.map((field) => loss("field", null, { field })),
    ...leftOutOfNodes(written, graph),
  ];
}
