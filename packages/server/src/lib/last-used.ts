/** The values that were used last, at most so many, by name. */
interface LastUsed<Value> {
  /** The value of this name, which is made where it is not kept. */
  get(name: string, make: () => Value): Value;
  forget(name: string): void;
}

export function lastUsed<Value>(most: number): LastUsed<Value> {
  const kept = new Map<string, Value>();
  return {
    get: (name, make) => {
      const value = kept.has(name) ? (kept.get(name) as Value) : make();
      kept.delete(name);
      kept.set(name, value);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      return value;
    },
    forget: (name) => void kept.delete(name),
  };
}
