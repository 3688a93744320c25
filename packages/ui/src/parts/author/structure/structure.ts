import type { EndingKind, Freedom, StoryGraph, StructureOperation } from "@katha/storygraph";
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
  graph: StoryGraph;
  /** Absent before the lint has looked. */
  findings?: readonly StructureFinding[] | undefined;
  /** The nodes that are chosen; the first is the one whose editor is open. */
  selection: readonly string[];
  onSelect: (nodes: readonly string[]) => void;
  onOperation: (operation: StructureOperation) => void;
}
