const texts = new WeakMap<object, string>();

/** Remembers the JSON that a value was read from. */
export function rememberJson(value: unknown, json: string): void {
  if (typeof value === "object" && value !== null) texts.set(value, json);
}

/** The JSON of a value that nobody has changed since it was read: writing a long story anew takes 50 ms. */
export function jsonOf(value: unknown): string {
  const known = typeof value === "object" && value !== null ? texts.get(value) : undefined;
  return known ?? JSON.stringify(value) ?? "null";
}

/** The same of an object with such values. */
export function jsonOfFields(object: object): string {
  const fields = Object.entries(object).filter(([, value]) => value !== undefined);
  return `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${jsonOf(value)}`).join(",")}}`;
}
