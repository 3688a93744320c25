import type { EndingKind, Freedom, GraphChoice } from "../graph/structure.ts";
import type {
  ChoiceState,
  Consequence,
  Health,
  NodeState,
  Reaction,
  WhoYouAre,
} from "../state/model/parts.ts";
import type { Quality, Thing } from "../state/model/quality.ts";

/** A structure as its author wrote it: a JSON object in which operations touch only what they name. */
export type WrittenStructure = Readonly<Record<string, unknown>>;

/** A point of the map, in whole grid steps; of a node, its upper left corner. */
export interface Point {
  x: number;
  y: number;
}

type OrNull<Part> = { [Field in keyof Part]-?: NonNullable<Part[Field]> | null };

/** The fields of a node beside its text and choices; null, blank or empty removes one. */
export interface NodeFields extends OrNull<NodeState> {
  place: string | null;
  mood: string | null;
  hour: string | null;
  weather: string | null;
  source: string | null;
  other_tellings: string | null;
  cast: readonly string[] | null;
  away: readonly string[] | null;
  beats: readonly string[] | null;
  freedom: Freedom | null;
  budget: number | null;
  retell: boolean | null;
}
export type NodeField = keyof NodeFields;

export interface Ending {
  kind: EndingKind;
  title: string;
}

type SetField = {
  [Field in NodeField]: { kind: "set_field"; node: string; field: Field; value: NodeFields[Field] };
}[NodeField];

/** The fields of a choice beside its text and target; null, blank or empty removes one. */
export type ChoiceFields = OrNull<ChoiceState & Pick<GraphChoice, "aliases" | "not_for">>;
export type ChoiceField = keyof ChoiceFields;

type SetChoiceField = {
  [Field in ChoiceField]: {
    kind: "set_choice_field";
    node: string;
    choice: number;
    field: Field;
    value: ChoiceFields[Field];
  };
}[ChoiceField];

/** What a story declares by name. */
export const declaredParts = ["qualities", "things", "reactions", "consequences"] as const;
export type DeclaredPart = (typeof declaredParts)[number];
export interface DeclaredEntries {
  qualities: Quality;
  things: Thing;
  reactions: Reaction;
  consequences: Consequence;
}

type Declare = {
  [Part in DeclaredPart]: { kind: "declare"; part: Part; id: string; entry: DeclaredEntries[Part] };
}[DeclaredPart];

/** Choices are counted from 0, as lint counts them; entries that are no choices are skipped. */
export type StructureOperation =
  | { kind: "add_node"; name: string; text?: string; at?: Point }
  | { kind: "rename_node"; node: string; name: string }
  | { kind: "delete_nodes"; nodes: readonly string[] }
  | { kind: "duplicate_nodes"; nodes: readonly string[] }
  | { kind: "set_start"; node: string }
  | { kind: "set_text"; node: string; text: string }
  | SetField
  /** Makes the node an ending and removes its choices; null removes only the mark. */
  | { kind: "mark_ending"; node: string; ending: Ending | null }
  | { kind: "move_nodes"; places: Readonly<Record<string, Point>> }
  | { kind: "add_choice"; node: string; text: string; target: string; before?: number }
  | { kind: "set_choice_text"; node: string; choice: number; text: string }
  /** A blank target leads nowhere yet. */
  | { kind: "link_choice"; node: string; choice: number; target: string }
  | { kind: "move_choice"; node: string; choice: number; to: number }
  | { kind: "delete_choice"; node: string; choice: number }
  | SetChoiceField
  /** Adds an entry, or changes the one of that id. */
  | Declare
  /** References to it stay as they are, and lint reports them. */
  | { kind: "undeclare"; part: DeclaredPart; id: string }
  | { kind: "move_declared"; part: DeclaredPart; id: string; to: number }
  /** Renames it, and every reference to it. */
  | {
      kind: "rename_declared";
      part: "qualities" | "things";
      id: string;
      to: string;
      /** What players and authors call it. */
      name: string;
    }
  | { kind: "set_health"; health: Health | null }
  | { kind: "set_who"; who: WhoYouAre | null }
  | { kind: "set_sources_note"; note: string | null }
  /** The whole structure, as when its JSON was edited or an older version is restored. */
  | {
      kind: "replace";
      structure: WrittenStructure;
      /** The file that it was read from; blank where it was pasted. */
      importedFrom?: string;
    }
  /** Several operations as one, so that one undo reverts them all. */
  | { kind: "together"; operations: readonly StructureOperation[] };
export type StructureOperationKind = StructureOperation["kind"];
