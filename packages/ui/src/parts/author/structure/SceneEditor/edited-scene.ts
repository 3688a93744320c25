import type { GraphNode, StateDesk, StoryGraph, StructureOperation } from "@katha/storygraph";
import type { StructureFinding } from "../structure.ts";

export interface EditedScene {
  name: string;
  node: GraphNode;
  graph: StoryGraph;
  onOperation: (operation: StructureOperation) => void;
}

export interface EditedChoices extends EditedScene {
  desk: StateDesk | undefined;
  findings: readonly StructureFinding[];
  onOpenScene: (node: string) => void;
}
