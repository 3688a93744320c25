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

/** A structure and its JSON, of which one is always what the other says, or the JSON has a fault. */
export interface StructureDocument {
  readonly history: History;
  /** As it was typed, or as the last operation wrote it. */
  readonly text: string;
  /** The text is no JSON object: the structure is the last that could be read. */
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

/** After an operation of the map or the outline; JSON that cannot be read is not written over. */
export function operated(
  document: StructureDocument,
  operation: StructureOperation,
  at: number,
): StructureDocument {
  if (document.isFaulty) return document;
  return withHistory(document, done(document.history, operation, at));
}

/** After something was typed in the JSON: it stays as it is typed, whatever it says. */
export function typed(document: StructureDocument, text: string, at: number): StructureDocument {
  const structure = parseStructure(text);
  if (structure === undefined) return { ...document, text, isFaulty: true };
  const history = done(document.history, { kind: "replace", structure }, at);
  return { history, text, isFaulty: false };
}

/** Another text takes its place: a step of its own, which can be taken back. */
export function exchanged(document: StructureDocument, text: string): StructureDocument {
  const other = typed({ ...document, history: settled(document.history) }, text, 0);
  return { ...other, history: settled(other.history) };
}

/** A story from elsewhere takes its place: a step of its own, which can be taken back. */
export function imported(
  document: StructureDocument,
  structure: WrittenStructure,
  importedFrom: string,
): StructureDocument {
  if (document.isFaulty) return document;
  const operation: StructureOperation = { kind: "replace", structure, importedFrom };
  return withHistory(document, settled(done(settled(document.history), operation, 0)));
}

/** The text as the structure says it, when what was typed is given up. */
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
