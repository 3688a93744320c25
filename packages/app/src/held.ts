/** One thing that stands outside React and is read by it: for `useSyncExternalStore`. */
export interface Held<Value> {
  readonly read: () => Value;
  readonly listen: (changed: () => void) => () => void;
  readonly put: (next: Value) => void;
}

export function held<Value>(first: Value): Held<Value> {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    read: () => value,
    listen: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    put: (next) => {
      value = next;
      for (const changed of listeners) changed();
    },
  };
}
