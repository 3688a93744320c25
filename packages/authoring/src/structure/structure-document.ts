import {
  done,
  type History,
  newHistory,
  type StructureOperation,
  redone,
  settled,
  undone,
  type WrittenStructure,
} from "@katha/storygraph";
import { parseStructure, printStructure } from "./structure-text.ts";

/** A structure and its JSON. The two agree, unless the JSON has an error. */
export interface StructureDocument {
  readonly history: History;
  /** As typed, or as the last operation wrote it. */
  readonly text: string;
  /** The text is not a JSON object; the structure is the last one that could be read. */
  readonly isFaulty: boolean;
}

function withHistory(document: StructureDocument, history: History): StructureDocument {
  if (history === document.history) return document;
  if (history.structure === document.history.structure) return { ...document, history };
  return { history, text: printStructure(history.structure), isFaulty: false };
}

export function opened(text: string): StructureDocument {
  const structure = parseStructure(text);
  return { history: newHistory(structure ?? {}), text, isFaulty: structure === undefined };
}

/** After an operation on the map or the outline; unreadable JSON is not overwritten. */
export function operated(
  document: StructureDocument,
  operation: StructureOperation,
  at: number,
): StructureDocument {
  if (document.isFaulty) return document;
  return withHistory(document, done(document.history, operation, at));
}

/** After typing in the JSON: the text stays exactly as typed, even if it cannot be read. */
export function typed(document: StructureDocument, text: string, at: number): StructureDocument {
  const structure = parseStructure(text);
  if (structure === undefined) return { ...document, text, isFaulty: true };
  const history = done(document.history, { kind: "replace", structure }, at);
  return { history, text, isFaulty: false };
}

/** Replaces the text, as a single step that can be undone. */
export function exchanged(document: StructureDocument, text: string): StructureDocument {
  const other = typed({ ...document, history: settled(document.history) }, text, 0);
  return { ...other, history: settled(other.history) };
}

/** Replaces the structure by an imported one, as a single step that can be undone. */
export function imported(
  document: StructureDocument,
  structure: WrittenStructure,
  importedFrom: string,
): StructureDocument {
  if (document.isFaulty) return document;
  const operation: StructureOperation = { kind: "replace", structure, importedFrom };
  return withHistory(document, settled(done(settled(document.history), operation, 0)));
}

/** Gives up unreadable text: it is written anew from the structure. */
export function withoutFault(document: StructureDocument): StructureDocument {
  if (!document.isFaulty) return document;
  return { ...document, text: printStructure(document.history.structure), isFaulty: false };
}

export function takenBack(document: StructureDocument): StructureDocument {
  return withHistory(withoutFault(document), undone(document.history));
}

export function doneAgain(document: StructureDocument): StructureDocument {
  return withHistory(withoutFault(document), redone(document.history));
}
