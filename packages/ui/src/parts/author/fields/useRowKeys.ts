import { useState } from "react";

/** React keys for rows without ids: when a row is removed, the others keep theirs. */
export function useRowKeys(count: number) {
  const [keys, setKeys] = useState(() => keysFor([], count));
  // Rows may also be added and removed elsewhere, as by an undo.
  if (keys.length !== count) setKeys(keysFor(keys, count));
  return {
    of: (at: number) => keys[at],
    remove: (at: number) => setKeys(keys.toSpliced(at, 1)),
  };
}

function keysFor(keys: readonly number[], count: number): readonly number[] {
  const next = Math.max(-1, ...keys) + 1;
  const missing = Math.max(0, count - keys.length);
  return [...keys.slice(0, count), ...Array.from({ length: missing }, (_, at) => next + at)];
}
