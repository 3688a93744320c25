import type {
  EndingKind,
  Freedom,
  StateDesk,
  StoryGraph,
  StructureOperation,
} from "@katha/storygraph";
import type { Finding } from "./Findings/Findings.tsx";

export const freedoms = ["fixed", "guided", "free"] as const satisfies readonly Freedom[];
export const endingKinds = [
  "good",
  "bitter",
  "dark",
  "strange",
  "open",
] as const satisfies readonly EndingKind[];

export type StructureFinding = Finding;

/** The props that the map and the outline have in common. */
export interface StructureViewProps {
  /** The scenes of the story and the choices between them. */
  graph: StoryGraph;
  /**
   * Problems of the structure; absent before the lint has run.
   * @default []
   */
  findings?: readonly StructureFinding[] | undefined;
  /** The story's state; without it conditions and effects are not offered. */
  desk?: StateDesk | undefined;
  /** The ids of the selected scenes; the first is the one whose editor is open. */
  selection: readonly string[];
  /** Called with the ids of all scenes that are now selected. */
  onSelectionChange: (nodes: readonly string[]) => void;
  /** Called with each change, as an operation on the structure. */
  onOperation: (operation: StructureOperation) => void;
}
