import type { GraphNode, NodeField, NodeFields, StructureOperation } from "@katha/storygraph";
import type { StoryState } from "../story-state.ts";

export interface SceneRulesProps extends StoryState {
  name: string;
  node: GraphNode;
  /** The position of the caret in the scene's text. */
  caretAt: () => number;
  onOperation: (operation: StructureOperation) => void;
}

/** Sets a field of the scene; what the new value refers to is declared first. */
export type SetField = <Field extends NodeField>(
  field: Field,
  value: NodeFields[Field],
  made?: StructureOperation,
) => void;
