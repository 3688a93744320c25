import {
  copyNames,
  nodesIn,
  type Operation,
  viewOf,
  type WrittenStructure,
} from "@katha/storygraph";
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
} from "./document.ts";

export interface StructureState {
  readonly document: StructureDocument;
  /** The nodes that are chosen, by the names that they have now. */
  readonly selection: readonly string[];
}

/** What is chosen after an operation: what it made, under the names that it gave. */
function selectionAfter(before: StructureState, operation: Operation): readonly string[] {
  const { document, selection } = before;
  switch (operation.kind) {
    case "add_node":
      return [operation.name];
    case "rename_node":
      return selection.map((node) => (node === operation.node ? operation.name : node));
    case "duplicate_nodes":
      return [...copyNames(document.history.structure, operation.nodes).values()];
    default:
      return selection;
  }
}

function existing(document: StructureDocument, nodes: readonly string[]): readonly string[] {
  const { nodes: there } = viewOf(document.history.structure);
  return nodes.filter((node) => Object.hasOwn(there, node));
}

/** One structure while it is worked on: its document, and what is chosen in it. */
export function newStructureStore(text: string) {
  let state: StructureState = { document: opened(text), selection: [] };
  const listeners = new Set<() => void>();
  const put = (document: StructureDocument, wanted = state.selection) => {
    if (document === state.document && wanted === state.selection) return;
    const left = existing(document, wanted);
    const selection =
      left.length === state.selection.length && left.every((one, at) => one === state.selection[at])
        ? state.selection
        : left;
    state = { document, selection };
    for (const listen of listeners) listen();
  };
  /** Undo and redo show what they changed. */
  const move = (document: StructureDocument, operation: Operation | undefined) => {
    const touched = operation ? existing(document, nodesIn(operation)) : [];
    const isSeen = touched.length === 0 || touched.some((node) => state.selection.includes(node));
    put(document, isSeen ? state.selection : touched.slice(0, 1));
  };
  return {
    state: () => state,
    subscribe: (listen: () => void) => {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
    operate: (operation: Operation, at: number) => {
      const document = operated(state.document, operation, at);
      if (document !== state.document) put(document, selectionAfter(state, operation));
    },
    select: (nodes: readonly string[]) => put(state.document, nodes),
    type: (written: string, at: number) => put(typed(state.document, written, at)),
    exchange: (other: string) => put(exchanged(state.document, other)),
    bring: (structure: WrittenStructure, file: string) =>
      put(imported(state.document, structure, file), []),
    dropText: () => put(withoutFault(state.document)),
    undo: () => move(takenBack(state.document), state.document.history.past.at(-1)?.operation),
    redo: () => move(doneAgain(state.document), state.document.history.future[0]?.operation),
  };
}
export type StructureStore = ReturnType<typeof newStructureStore>;
