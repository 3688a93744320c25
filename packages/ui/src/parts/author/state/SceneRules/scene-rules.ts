import type { GraphNode, NodeFields } from "@katha/storygraph";
import type { SetField } from "../control-props.ts";
import type { EditedState } from "../story-state.ts";

export interface SceneRulesProps extends EditedState {
  name: string;
  node: GraphNode;
  /** The position of the caret in the scene's text. */
  caretAt: () => number;
}

/** A form of some of a scene's rules. */
export interface RulesFormProps {
  node: GraphNode;
  set: SetField<NodeFields>;
}
