import { nodesSelected, operationDone, useAuthoringDispatch } from "@katha/authoring";
import type { StoryGraph, StructureOperation } from "@katha/storygraph";
import { type WordingPart, wordingAdded } from "@katha/ui/author";

/** What is done to the structure, whichever part of its page does it. */
export function useStructureActs(story: string, graph: StoryGraph) {
  const dispatch = useAuthoringDispatch();
  const onOperation = (operation: StructureOperation | null | undefined) => {
    if (operation) dispatch(operationDone({ id: story, operation, at: Date.now() }));
  };
  return {
    onOperation,
    onSelectionChange: (nodes: readonly string[]) => dispatch(nodesSelected({ id: story, nodes })),
    /** Adds a typed line to what a choice of its scene means, or never means. */
    addWording: (line: { scene: string; text: string }, choice: number, part: WordingPart) =>
      onOperation(wordingAdded(graph, line, { choice, part })),
  };
}
