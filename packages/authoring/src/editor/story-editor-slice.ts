import {
  copyNames,
  nodesIn,
  type StructureOperation,
  viewOf,
  type WrittenStructure,
} from "@katha/storygraph";
import { createSlice, type Draft, original, type PayloadAction } from "@reduxjs/toolkit";
import type { StoryEntry } from "@katha/storygraph";
import type { SavingState } from "../saving/save-types.ts";
import {
  doneAgain,
  exchanged,
  imported,
  opened,
  operated,
  type StructureDocument,
  takenBack,
  typed,
  withoutFault,
} from "../structure/structure-document.ts";

/** A story that is being edited. Its JSON is in the entry, what can be undone in the history. */
export interface StoryEditor {
  readonly entry: StoryEntry;
  readonly history: StructureDocument["history"];
  /** The JSON cannot be parsed; the structure is the last one that could be. */
  readonly isFaulty: boolean;
  /** The selected nodes, by their current names. */
  readonly selection: readonly string[];
  /** Null on pages that save only when the form is submitted. */
  readonly saving: SavingState | null;
}

/** By the id of the page's editor. */
export type StoryEditors = Readonly<Record<string, StoryEditor>>;

type Edit<Payload> = PayloadAction<Payload & { id: string }>;

/** The reducers replace whole values: histories share what did not change, and are too large for Immer's drafts. */
function edit<Payload>(change: (editor: StoryEditor, payload: Payload) => StoryEditor) {
  return (state: Draft<StoryEditors>, { payload }: Edit<Payload>): void => {
    const editor = original(state)?.[payload.id];
    const next = editor && change(editor, payload);
    if (next && next !== editor) Object.assign(state, { [payload.id]: next });
  };
}

const initialState: StoryEditors = {};

export const storyEditorSlice = createSlice({
  name: "storyEditor",
  initialState,
  reducers: {
    editorOpened: (state, { payload }: Edit<{ entry: StoryEntry; saving: SavingState | null }>) => {
      const { id, entry, saving } = payload;
      const { history, isFaulty } = opened(entry.structureText);
      Object.freeze(history);
      const editor: StoryEditor = { entry, history, isFaulty, selection: [], saving };
      Object.assign(state, { [id]: editor });
    },
    editorClosed: (state, { payload }: Edit<object>) => {
      delete state[payload.id];
    },
    /** Changes made outside the structure editor. */
    entryChanged: edit((editor, { change }: { change: Partial<StoryEntry> }) => {
      const { structureText = editor.entry.structureText } = change;
      const written = { ...editor, entry: { ...editor.entry, ...change, structureText } };
      if (structureText === editor.entry.structureText) return written;
      return withDocument(written, exchanged(documentOf(editor), structureText));
    }),
    operationDone: edit(
      (editor, { operation, at }: { operation: StructureOperation; at: number }) => {
        const before = documentOf(editor);
        const document = operated(before, operation, at);
        if (document.history === before.history) return editor;
        return withDocument(editor, document, selectionAfter(editor, operation));
      },
    ),
    structureTyped: edit((editor, { text, at }: { text: string; at: number }) =>
      withDocument(editor, typed(documentOf(editor), text, at)),
    ),
    structureImported: edit(
      (editor, { structure, file }: { structure: WrittenStructure; file: string }) =>
        withDocument(editor, imported(documentOf(editor), structure, file), []),
    ),
    faultDropped: edit((editor) => withDocument(editor, withoutFault(documentOf(editor)))),
    /** `operation` is the one that is being undone. */
    undone: edit((editor, { operation }: { operation: StructureOperation | undefined }) =>
      showing(editor, takenBack(documentOf(editor)), operation),
    ),
    redone: edit((editor, { operation }: { operation: StructureOperation | undefined }) =>
      showing(editor, doneAgain(documentOf(editor)), operation),
    ),
    nodesSelected: edit((editor, { nodes }: { nodes: readonly string[] }) =>
      withDocument(editor, documentOf(editor), nodes),
    ),
    savingChanged: edit((editor, { change }: { change: Partial<SavingState> }) =>
      editor.saving ? { ...editor, saving: { ...editor.saving, ...change } } : editor,
    ),
  },
});

export const {
  editorOpened,
  editorClosed,
  entryChanged,
  operationDone,
  structureTyped,
  structureImported,
  faultDropped,
  undone,
  redone,
  nodesSelected,
  savingChanged,
} = storyEditorSlice.actions;

function documentOf({ entry, history, isFaulty }: StoryEditor): StructureDocument {
  return { history, text: entry.structureText, isFaulty };
}

function withDocument(
  editor: StoryEditor,
  { history, text, isFaulty }: StructureDocument,
  wanted = editor.selection,
): StoryEditor {
  const left = existing(history.structure, wanted);
  const isSame =
    left.length === editor.selection.length &&
    left.every((one, at) => one === editor.selection[at]);
  const selection = isSame ? editor.selection : left;
  const entry =
    text === editor.entry.structureText ? editor.entry : { ...editor.entry, structureText: text };
  const isUnchanged =
    entry === editor.entry &&
    history === editor.history &&
    isFaulty === editor.isFaulty &&
    selection === editor.selection;
  // A shallow freeze keeps Immer from walking through thousands of scenes to freeze them.
  Object.freeze(history);
  return isUnchanged ? editor : { ...editor, entry, history, isFaulty, selection };
}

/** Undo and redo show what they changed. */
function showing(
  editor: StoryEditor,
  document: StructureDocument,
  operation: StructureOperation | undefined,
): StoryEditor {
  const touched = operation ? existing(document.history.structure, nodesIn(operation)) : [];
  const isSeen = touched.length === 0 || touched.some((node) => editor.selection.includes(node));
  return withDocument(editor, document, isSeen ? editor.selection : touched.slice(0, 1));
}

/** The selection after an operation: what it created, under the names that it gave. */
function selectionAfter(
  { history, selection }: StoryEditor,
  operation: StructureOperation,
): readonly string[] {
  switch (operation.kind) {
    case "add_node":
      return [operation.name];
    case "rename_node":
      return selection.map((node) => (node === operation.node ? operation.name : node));
    case "duplicate_nodes":
      return [...copyNames(history.structure, operation.nodes).values()];
    default:
      return selection;
  }
}

function existing(structure: WrittenStructure, nodes: readonly string[]): readonly string[] {
  const { nodes: there } = viewOf(structure);
  return nodes.filter((node) => Object.hasOwn(there, node));
}
