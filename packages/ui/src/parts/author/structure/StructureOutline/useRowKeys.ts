import { useRef } from "react";
import type { KeyboardEvent } from "react";
import { isComposing } from "../../../../primitives/fields/Form/is-composing.ts";
import { rowAfter, rowTyped } from "./row-keys.ts";

/** Letters that follow each other more slowly begin anew. */
const pauseMs = 800;

/**
 * For rows of which one is in the tab order: arrows, Home and End move, and typed letters search. Returns the name of the
 * row to which a key leads from another, and takes the key.
 */
export function useRowKeys() {
  const search = useRef({ typed: "", at: -Infinity });
  return (event: KeyboardEvent, names: readonly string[], from: string): string | undefined => {
    const { key, altKey, ctrlKey, metaKey, nativeEvent, timeStamp } = event;
    if (altKey || ctrlKey || metaKey || isComposing(nativeEvent)) return undefined;
    const at = names.indexOf(from);
    if (at === -1) return undefined;
    let to = rowAfter(key, at, names.length);
    if (to === undefined && Array.from(key).length === 1 && key !== " ") {
      const { typed: before, at: last } = search.current;
      const typed = timeStamp - last < pauseMs ? before + key : key;
      search.current = { typed, at: timeStamp };
      to = rowTyped(names, at, typed);
    }
    if (to === undefined) return undefined;
    event.preventDefault();
    return names[to];
  };
}
