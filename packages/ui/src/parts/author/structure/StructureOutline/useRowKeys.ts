import { useRef } from "react";
import type { KeyboardEvent } from "react";
import { isComposing } from "../../../../primitives/fields/Form/is-composing.ts";

/** Where a key leads in a list of which one row is in the tab order; undefined for other keys. */
export function rowAfter(key: string, at: number, count: number): number | undefined {
  const last = count - 1;
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(at + 1, last),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: last,
  };
  return moves[key];
}

const plain = (text: string) => text.normalize("NFC").toLowerCase();

/**
 * The next row whose label begins with what was typed, going round. The same letter again goes to the
 * next one with it.
 */
export function rowTyped(labels: readonly string[], at: number, typed: string): number | undefined {
  const letters = Array.from(plain(typed));
  const [first] = letters;
  if (first === undefined) return undefined;
  const isOne = letters.every((letter) => letter === first);
  const wanted = isOne ? first : letters.join("");
  for (let step = isOne ? 1 : 0; step < labels.length + 1; step += 1) {
    const row = (at + step) % labels.length;
    if (plain(labels[row] ?? "").startsWith(wanted)) return row;
  }
  return undefined;
}

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
