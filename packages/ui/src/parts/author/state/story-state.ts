import { createContext, use } from "react";
import type {
  DeclaredEntries,
  DeclaredPart,
  QualityKind,
  Reaction,
  StateDesk,
  StoryGraph,
  StructureOperation,
} from "@katha/storygraph";
import { nameFrom } from "../structure/scene-name.ts";

/**
 * What conditions and effects are built from: the story, and what `stateDesk` works out about its
 * state.
 */
export interface StoryState {
  graph: StoryGraph;
  desk: StateDesk;
}

/** A story whose state is edited. */
export interface EditedState extends StoryState {
  /** Called with each change, as an operation on the structure. */
  onOperation: (operation: StructureOperation) => void;
}

export const StoryStateContext = createContext<EditedState | null>(null);

/** The story whose rules are edited around this field. */
export function useStoryState(): EditedState {
  const around = use(StoryStateContext);
  if (around === null) throw new Error("It stands in a StoryStateContext.");
  return around;
}

/** Changes a part of the story's state; `made` declares what the new value refers to. */
export type ChangePart<Part> = (part: Part | null, made?: StructureOperation) => void;

/** An entry with this part; without it for null. */
export function withPart<Entry extends object, Part extends keyof Entry>(
  entry: Entry,
  part: Part,
  value: Entry[Part] | null | undefined,
): Entry {
  const next = { ...entry };
  if (value === null || value === undefined) Reflect.deleteProperty(next, part);
  else next[part] = value;
  return next;
}

/** The operation, preceded by the one that declares what it refers to. */
export function together(
  operation: StructureOperation,
  made: StructureOperation | undefined,
): StructureOperation {
  return made === undefined ? operation : { kind: "together", operations: [made, operation] };
}

/** Writes the story's entries of one kind, by their ids. */
export function useDeclaring<Part extends DeclaredPart>(part: Part) {
  const { onOperation } = useStoryState();
  return {
    declare: (id: string, entry: DeclaredEntries[Part], made?: StructureOperation) =>
      onOperation(together({ kind: "declare", part, id, entry } as StructureOperation, made)),
    undeclare: (id: string) => onOperation({ kind: "undeclare", part, id }),
  };
}

/** Whether a quality or a thing has this id. */
export const isTakenId = ({ graph, desk }: StoryState, id: string): boolean =>
  id === "health" || Object.hasOwn(desk.qualities, id) || Object.hasOwn(graph.things ?? {}, id);

/** The wanted id, or the next similar one that is not taken. */
export function freeId(wished: string, isTaken: (id: string) => boolean): string {
  if (!isTaken(wished)) return wished;
  for (let count = 2; ; count += 1) if (!isTaken(`${wished}_${count}`)) return `${wished}_${count}`;
}

const idFor = (state: StoryState, name: string) =>
  freeId(nameFrom(name) || "thing", (id) => isTakenId(state, id));

/** Something that is declared while a condition or an effect is built. */
interface Made {
  id: string;
  operation: StructureOperation;
}

export function makeThing(state: StoryState, name: string): Made {
  const id = idFor(state, name);
  const entry = { name, about: "", start: false };
  return { id, operation: { kind: "declare", part: "things", id, entry } };
}

/** A new quality; its limits and words are set in the panel of qualities. */
export function blankQuality(kind: QualityKind, name: string): DeclaredEntries["qualities"] {
  switch (kind) {
    case "flag":
      return { kind, name, shown: false, start: false };
    case "number":
      return { kind, name, shown: true, least: 0, most: 5, start: 0 };
    case "one_of":
      return { kind, name, shown: true, values: [], start: "" };
    case "set":
      return { kind, name, shown: true, values: [], start: [] };
    case "text":
      return { kind, name, shown: true, start: "" };
  }
}

export function makeQuality(state: StoryState, kind: QualityKind, name: string): Made {
  const id = idFor(state, name);
  return {
    id,
    operation: { kind: "declare", part: "qualities", id, entry: blankQuality(kind, name) },
  };
}

export const blankReaction: Reaction = {
  command: "",
  acts: [],
  about: "",
  topics: [],
  at: "",
  target: "",
  says: [],
};
