import { freshName, nameFrom } from "../structure/scene-name.ts";
import type { StoryGraph, StructureOperation, TextDraft } from "@katha/storygraph";

export interface AcceptedDrafts {
  /** A single step of the history, however much it adds. */
  operation: StructureOperation;
  /** The names of the scenes, in the order of the drafts. */
  names: readonly string[];
}

/**
 * The operation that adds drafts to the story: a scene for each, and a choice that leads there from
 * the open one.
 */
export function acceptedDrafts(
  graph: StoryGraph,
  from: string,
  drafts: readonly TextDraft[],
  nameForNew: string,
): AcceptedDrafts {
  const names: string[] = [];
  let nodes = graph.nodes;
  const operations = drafts.flatMap(({ text, choice, choices }): StructureOperation[] => {
    const name = freshName({ ...graph, nodes }, nameFrom(choice ?? "") || nameForNew);
    names.push(name);
    nodes = { ...nodes, [name]: { text, choices: [] } };
    return [
      { kind: "add_node", name, text },
      ...choices.map((line): StructureOperation => ({
        kind: "add_choice",
        node: name,
        text: line,
        target: "",
      })),
      { kind: "add_choice", node: from, text: choice ?? "", target: name },
    ];
  });
  return { operation: { kind: "together", operations }, names };
}
