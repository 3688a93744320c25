import type {
  DeclaredEntries,
  QualityKind,
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

/** Changes a part of the story's state; `made` declares what the new value refers to. */
export type ChangePart<Part> = (part: Part | null, made?: StructureOperation) => void;

/** An entry with this part; without it where there is nothing in it. */
export function withPart<Entry extends object, Part extends keyof Entry>(
  entry: Entry,
  part: Part,
  value: Entry[Part] | null | undefined,
): Entry {
  const next = { ...entry };
  const isBlank = value === "" || value === false || (Array.isArray(value) && value.length === 0);
  if (value === null || value === undefined || isBlank) Reflect.deleteProperty(next, part);
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

/** An id for the author's name that no quality and no thing has. */
export function freshId({ graph, desk }: StoryState, name: string): string {
  const wished = nameFrom(name) || "thing";
  const taken = (id: string) =>
    id === "health" || Object.hasOwn(desk.qualities, id) || Object.hasOwn(graph.things ?? {}, id);
  if (!taken(wished)) return wished;
  for (let count = 2; ; count += 1) if (!taken(`${wished}_${count}`)) return `${wished}_${count}`;
}

/** Something that is declared while a condition or an effect is built. */
interface Made {
  id: string;
  operation: StructureOperation;
}

export function makeThing(state: StoryState, name: string): Made {
  const id = freshId(state, name);
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
  const id = freshId(state, name);
  return {
    id,
    operation: { kind: "declare", part: "qualities", id, entry: blankQuality(kind, name) },
  };
}
