import type { GraphNode, NodeField, NodeFields, StructureOperation } from "@katha/storygraph";
import type { StoryState } from "../story-state.ts";

export interface SceneRulesProps extends StoryState {
  name: string;
  node: GraphNode;
  /** Where the caret stands in the scene's text. */
  caretAt: () => number;
  onOperation: (operation: StructureOperation) => void;
}

/** Sets a field of the scene, after what it names was declared. */
export type SetField = <Field extends NodeField>(
  field: Field,
  value: NodeFields[Field],
  made?: StructureOperation,
) => void;
