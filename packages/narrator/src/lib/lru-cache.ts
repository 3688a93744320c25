/** A cache of the last used `least` to 2 × `least` keys. */
export function lruCache<Value extends {}>(
  least: number,
): (key: string, make: () => Value) => Value {
  let recent = new Map<string, Value>();
  let before = new Map<string, Value>();
  return (key, make) => {
    const known = recent.get(key);
    if (known !== undefined) return known;
    const value = before.get(key) ?? make();
    if (recent.size >= least) [before, recent] = [recent, new Map<string, Value>()];
    recent.set(key, value);
    return value;
  };
}
