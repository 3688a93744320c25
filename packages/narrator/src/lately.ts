/** Keeps what was made for at least so many keys asked for last, and for twice as many at most. */
export function lately<Value extends {}>(least: number): (key: string, make: () => Value) => Value {
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
