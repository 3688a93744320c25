import { defaultStructure } from "@katha/api/contract";
import { normalise, type StoryGraph } from "@katha/storygraph";

const placeholder = normalise(defaultStructure);

/** What of a scene its author would have changed in writing it. */
const told = ({ nodes }: StoryGraph) =>
  JSON.stringify(
    Object.entries(nodes)
      .map(([name, { text, choices }]) => [
        name,
        text,
        choices.map((one) => [one.text, one.target]),
      ])
      .toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  );
const toldByNobody = told(placeholder);

/** A story's scenes as they count: those that every new story begins with, untouched, are none. */
export function writtenGraph(structure: unknown): StoryGraph {
  const graph = normalise(structure);
  const isUntouched =
    Object.keys(graph.nodes).length === Object.keys(placeholder.nodes).length &&
    told(graph) === toldByNobody;
  return isUntouched ? { ...graph, start_node: "", nodes: {} } : graph;
}
