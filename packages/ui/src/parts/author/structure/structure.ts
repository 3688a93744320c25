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

/** What the map and the outline are given, and what they give back. */
export interface StructureViewProps {
  /** The scenes of the story and the choices between them. */
  graph: StoryGraph;
  /** Problems of the structure; absent before the lint has looked. */
  findings?: readonly StructureFinding[] | undefined;
  /** What is known of the story's state; without it conditions and effects are not offered. */
  desk?: StateDesk | undefined;
  /** The names of the scenes that are chosen; the first is the one whose editor is open. */
  selection: readonly string[];
  /** Called with the names of all scenes that are chosen now. */
  onSelect: (nodes: readonly string[]) => void;
  /** Called with each change, as an operation on the structure. */
  onOperation: (operation: StructureOperation) => void;
}
