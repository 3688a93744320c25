import { apply } from "./apply.ts";
import type { StructureOperation, WrittenStructure } from "./operations.ts";

/** The structure to return to when an operation is undone or redone. */
interface Step {
  structure: WrittenStructure;
  operation: StructureOperation;
  /** When its last edit was made, in milliseconds; null once no further edit may join it. */
  at: number | null;
}

export interface History {
  readonly structure: WrittenStructure;
  /** Oldest first. */
  readonly past: readonly Step[];
  /** The next to redo first. */
  readonly future: readonly Step[];
}

/** How many operations can be undone. */
export const historyLength = 200;
/** Edits of the same field less than this many milliseconds apart are one step of undo. */
export const pauseMs = 1500;

export function newHistory(structure: WrittenStructure): History {
  return { structure, past: [], future: [] };
}

/** The field that typing goes on in; null for an edit that is complete at once. */
function writingAt(operation: StructureOperation): string | null {
  switch (operation.kind) {
    case "set_text":
      return JSON.stringify([operation.kind, operation.node]);
    case "set_field":
      return JSON.stringify([operation.kind, operation.node, operation.field]);
    case "mark_ending":
      return operation.ending && JSON.stringify([operation.kind, operation.node]);
    case "set_choice_text":
      return JSON.stringify([operation.kind, operation.node, operation.choice]);
    case "set_choice_field": {
      const { kind, node, choice, field } = operation;
      return JSON.stringify([kind, node, choice, field]);
    }
    case "declare":
      return JSON.stringify([operation.kind, operation.part, operation.id]);
    case "set_health":
    case "set_who":
    case "set_sources_note":
      return operation.kind;
    case "move_nodes":
      return JSON.stringify([operation.kind, ...Object.keys(operation.places)]);
    case "replace":
      return operation.kind;
    default:
      return null;
  }
}

function goesOn(last: Step | undefined, operation: StructureOperation, at: number): boolean {
  if (last === undefined || last.at === null || at - last.at > pauseMs) return false;
  const writing = writingAt(operation);
  return writing !== null && writing === writingAt(last.operation);
}

/** After an operation. `at` is the time in milliseconds: typing without a pause is one step of undo. */
export function done(history: History, operation: StructureOperation, at: number): History {
  const structure = apply(history.structure, operation);
  if (structure === history.structure) return history;
  const last = history.past.at(-1);
  const joins = history.future.length === 0 && goesOn(last, operation, at);
  const before = joins && last ? last.structure : history.structure;
  const past = joins ? history.past.slice(0, -1) : history.past.slice(1 - historyLength);
  return { structure, past: [...past, { structure: before, operation, at }], future: [] };
}

/** Closes the current step of undo: the author has moved on. */
export function settled(history: History): History {
  const last = history.past.at(-1);
  if (last === undefined || last.at === null) return history;
  return { ...history, past: [...history.past.slice(0, -1), { ...last, at: null }] };
}

export function undone(history: History): History {
  const last = history.past.at(-1);
  if (last === undefined) return history;
  const again = { structure: history.structure, operation: last.operation, at: null };
  return {
    structure: last.structure,
    past: history.past.slice(0, -1),
    future: [again, ...history.future],
  };
}

export function redone(history: History): History {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  const back = { structure: history.structure, operation: next.operation, at: null };
  return { structure: next.structure, past: [...history.past, back], future };
}

/** The nodes that an operation touches, by their names after it. */
export function nodesIn(operation: StructureOperation): string[] {
  switch (operation.kind) {
    case "add_node":
    case "rename_node":
      return [operation.name];
    case "delete_nodes":
    case "duplicate_nodes":
      return [...operation.nodes];
    case "move_nodes":
      return Object.keys(operation.places);
    case "declare":
    case "undeclare":
    case "move_declared":
    case "rename_declared":
    case "set_health":
    case "set_who":
    case "set_sources_note":
    case "replace":
      return [];
    case "together":
      return operation.operations.flatMap(nodesIn);
    default:
      return [operation.node];
  }
}
