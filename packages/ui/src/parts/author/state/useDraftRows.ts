import { useId, useLayoutEffect, useRef, useState } from "react";
import { useRowKeys } from "../fields/useRowKeys.ts";
import type { ChangePart } from "./story-state.ts";

interface DraftRows<Row, Kind> {
  /** What is in the story. */
  written: readonly Row[];
  onWritten: (rows: readonly Row[], made: Parameters<ChangePart<Row>>[1]) => void;
  /** A new row, in which nothing is chosen yet. */
  blank: (kind: Kind) => Row;
  /** Whether enough was chosen for it to be in the story. */
  isChosen: (row: Row) => boolean;
}

/** Rows of a list, and at its end a draft that is in the story only once it is complete. */
export function useDraftRows<Row, Kind>(list: DraftRows<Row, Kind>) {
  const { written, onWritten, blank, isChosen } = list;
  const own = useId();
  const [draft, setDraft] = useState<Row | null>(null);
  const [isAdding, setAdding] = useState(false);
  const { length: count } = written;
  const hasNone = count === 0 && draft === null;

  // Focuses a row that was just added.
  const wanted = useRef(false);
  useLayoutEffect(() => {
    if (!wanted.current || draft === null) return;
    wanted.current = false;
    document.getElementById(`${own}-${String(count)}`)?.focus();
  }, [draft, own, count]);

  const rows = draft === null ? written : [...written, draft];
  const keys = useRowKeys(rows.length);
  const write: (at: number) => ChangePart<Row> = (at) => (row, made) => {
    if (row === null) keys.remove(at);
    if (at < count)
      onWritten(row === null ? written.toSpliced(at, 1) : written.with(at, row), made);
    else if (row === null || !isChosen(row)) setDraft(row);
    else {
      setDraft(null);
      onWritten([...written, row], made);
    }
  };
  return {
    rows: rows.map((row, at) => ({
      key: keys.of(at),
      id: `${own}-${String(at)}`,
      row,
      onChange: write(at),
    })),
    hasNone,
    /** Of the buttons for a new row. */
    adding: {
      isOpen: hasNone || isAdding,
      isAlone: hasNone,
      onOpen: () => setAdding(!isAdding),
      onPick: (kind: Kind) => {
        wanted.current = true;
        setAdding(false);
        setDraft(blank(kind));
      },
    },
  };
}
