/** Keeps what was made for the keys asked for lately, and forgets the rest. */
export function lately<Value>(most: number): (key: string, make: () => Value) => Value {
  const kept = new Map<string, Value>();
  return (key, make) => {
    const value = kept.has(key) ? (kept.get(key) as Value) : make();
    kept.delete(key);
    kept.set(key, value);
    if (kept.size > most) {
      const [oldest = ""] = kept.keys();
      kept.delete(oldest);
    }
    return value;
  };
}
