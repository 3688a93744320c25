import type { Finding } from "./Findings/Findings.tsx";

export const freedoms = ["fixed", "guided", "free"] as const;
export type Freedom = (typeof freedoms)[number];
export const endingKinds = ["good", "bitter", "dark", "strange", "open"] as const;
export type EndingKind = (typeof endingKinds)[number];

/** A story's structure as the editor shows it. Other fields of a node are kept elsewhere. */
export interface StructureGraph {
  readonly start_node: string;
  readonly nodes: Readonly<Record<string, StructureNode>>;
}

export interface StructureNode {
  readonly text: string;
  /** None: an ending. */
  readonly choices: readonly StructureChoice[];
  readonly place?: string;
  readonly mood?: string;
  readonly hour?: string;
  readonly weather?: string;
  readonly source?: string;
  readonly cast?: readonly string[];
  readonly beats?: readonly string[];
  readonly freedom?: Freedom;
  readonly budget?: number;
  readonly ending?: { readonly kind: EndingKind; readonly title: string };
  readonly [more: string]: unknown;
}

export interface StructureChoice {
  readonly text: string;
  /** The target's name; blank or unknown: it leads nowhere. */
  readonly target: string;
  readonly [more: string]: unknown;
}

/** The node's position on the map. */
export interface StructurePlace {
  readonly x: number;
  readonly y: number;
}

export interface NodeFields {
  place: string | null;
  mood: string | null;
  hour: string | null;
  weather: string | null;
  source: string | null;
  cast: readonly string[] | null;
  beats: readonly string[] | null;
  freedom: Freedom | null;
  budget: number | null;
}
export type NodeField = keyof NodeFields;

type SetField = {
  [Field in NodeField]: { kind: "set_field"; node: string; field: Field; value: NodeFields[Field] };
}[NodeField];

/** Whatever can be done to a structure; the map and the outline do nothing that is not here. */
export type StructureOperation =
  | { kind: "add_node"; name: string; text?: string; at?: StructurePlace }
  | { kind: "rename_node"; node: string; name: string }
  | { kind: "delete_nodes"; nodes: readonly string[] }
  | { kind: "duplicate_nodes"; nodes: readonly string[] }
  | { kind: "set_start"; node: string }
  | { kind: "set_text"; node: string; text: string }
  | SetField
  | {
      kind: "mark_ending";
      node: string;
      ending: { kind: EndingKind; title: string } | null;
    }
  | { kind: "move_nodes"; places: Readonly<Record<string, StructurePlace>> }
  | { kind: "add_choice"; node: string; text: string; target: string; before?: number }
  | { kind: "set_choice_text"; node: string; choice: number; text: string }
  | { kind: "link_choice"; node: string; choice: number; target: string }
  | { kind: "move_choice"; node: string; choice: number; to: number }
  | { kind: "delete_choice"; node: string; choice: number }
  | {
      kind: "replace";
      structure: Readonly<Record<string, unknown>>;
      /** The file that it was read from; blank where it was pasted. */
      importedFrom?: string;
    }
  /** Several as one, so that one undo takes them all back. */
  | { kind: "together"; operations: readonly StructureOperation[] };
export type StructureOperationKind = StructureOperation["kind"];

export type StructureFinding = Finding;

/** What the map and the outline are given, and what they give back. */
export interface StructureViewProps {
  graph: StructureGraph;
  /** Absent before the lint has looked. */
  findings?: readonly StructureFinding[] | undefined;
  /** The nodes that are chosen; the first is the one whose editor is open. */
  selection: readonly string[];
  onSelect: (nodes: readonly string[]) => void;
  onOperation: (operation: StructureOperation) => void;
}
