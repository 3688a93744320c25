import { useRef } from "react";
import type { KeyboardEvent } from "react";
import { isComposing } from "../fields/Form/is-composing.ts";
import { rowAfter, rowTyped } from "./row-keys.ts";

export interface Row {
  id: string;
  /** What its reader sees first: typed letters search it. */
  label: string;
}

/** Letters that follow each other more slowly begin anew. */
const pauseMs = 800;

/**
 * For lists of which one row is in the tab order: arrows, Home and End move, and typed letters search.
 * Returns the row to which a key leads from another, and takes the key.
 */
export function useRowKeys() {
  const search = useRef({ typed: "", at: -Infinity });
  return (event: KeyboardEvent, rows: readonly Row[], from: string): Row | undefined => {
    const { key, altKey, ctrlKey, metaKey, nativeEvent, timeStamp } = event;
    if (altKey || ctrlKey || metaKey || isComposing(nativeEvent)) return undefined;
    const at = rows.findIndex(({ id }) => id === from);
    if (at === -1) return undefined;
    let to = rowAfter(key, at, rows.length);
    if (to === undefined && Array.from(key).length === 1 && key !== " ") {
      const { typed: before, at: last } = search.current;
      const typed = timeStamp - last < pauseMs ? before + key : key;
      search.current = { typed, at: timeStamp };
      to = rowTyped(
        rows.map(({ label }) => label),
        at,
        typed,
      );
    }
    if (to === undefined) return undefined;
    event.preventDefault();
    return rows[to];
  };
}
