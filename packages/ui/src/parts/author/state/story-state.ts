import type {
  DeclaredEntries,
  QualityKind,
  StateDesk,
  StoryGraph,
  StructureOperation,
} from "@katha/storygraph";
import { nameFrom } from "../structure/scene-name.ts";

/** What conditions and effects are made of: the story, and what was worked out about its state. */
export interface StoryState {
  graph: StoryGraph;
  desk: StateDesk;
}

/** Gives a part of the state another value; `made` declares what the new value names. */
export type ChangePart<Part> = (part: Part | null, made?: StructureOperation) => void;

/** The operation, after the one that declares what it names. */
export function together(
  operation: StructureOperation,
  made: StructureOperation | undefined,
): StructureOperation {
  return made === undefined ? operation : { kind: "together", operations: [made, operation] };
}

/** An id for what an author calls by this name, which neither a quality nor a thing has. */
export function freshId({ graph, desk }: StoryState, name: string): string {
  const wished = nameFrom(name) || "thing";
  const taken = (id: string) =>
    id === "health" || Object.hasOwn(desk.qualities, id) || Object.hasOwn(graph.things ?? {}, id);
  if (!taken(wished)) return wished;
  for (let count = 2; ; count += 1) if (!taken(`${wished}_${count}`)) return `${wished}_${count}`;
}

/** Something that is declared in the middle of a condition or an effect. */
interface Made {
  id: string;
  operation: StructureOperation;
}

export function makeThing(state: StoryState, name: string): Made {
  const id = freshId(state, name);
  const entry = { name, about: "", start: false };
  return { id, operation: { kind: "declare", part: "things", id, entry } };
}

/** A quality as it begins; the panel of qualities gives it other bounds and words. */
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
