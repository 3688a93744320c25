import { viewOf } from "@katha/storygraph";
import { jsonFault, StructureDesk, type StructureSlot } from "@katha/ui";
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { StructureShelf } from "./shelf.ts";
import { newStructureStore } from "./store.ts";
import { useFindings } from "./useFindings.ts";

export interface StructureEditorProps extends StructureSlot {
  /** Keeps the structure, with all that can be undone, while another tab of the form is open. */
  shelf: StructureShelf;
}

/** The structure of the story in the form, on the desk. */
export function StructureEditor({ shelf, text, onText, id, error, rating }: StructureEditorProps) {
  const [store] = useState(() => shelf.take(() => newStructureStore(text)));
  const { document, selection } = useSyncExternalStore(store.subscribe, store.state);

  // What the form is told comes back as its text; whatever else comes was put there by others.
  const told = useRef<string[]>([]);
  const tell = useRef(onText);
  useEffect(() => {
    tell.current = onText;
  });
  useEffect(() => {
    const at = told.current.indexOf(text);
    told.current.splice(0, at + 1);
    if (at === -1 && text !== store.state().document.text) store.exchange(text);
  }, [store, text]);
  const act = (change: () => void) => {
    const before = store.state().document.text;
    change();
    const after = store.state().document.text;
    if (after === before) return;
    told.current.push(after);
    tell.current(after);
  };

  const { history, isFaulty } = document;
  const graph = useMemo(() => viewOf(history.structure), [history.structure]);
  const findings = useFindings(graph, rating);
  return (
    <StructureDesk
      id={id}
      error={error}
      graph={graph}
      findings={findings}
      selection={selection}
      onSelect={store.select}
      onOperation={(operation) => act(() => store.operate(operation, Date.now()))}
      text={document.text}
      fault={isFaulty ? jsonFault(document.text) : undefined}
      onText={(written) => act(() => store.type(written, Date.now()))}
      onDropText={() => act(store.dropText)}
      undoes={history.past.at(-1)?.operation}
      redoes={history.future[0]?.operation}
      onUndo={() => act(store.undo)}
      onRedo={() => act(store.redo)}
    />
  );
}
