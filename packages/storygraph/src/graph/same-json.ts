function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(entries);
}

/** The same text for equal plain values, whatever the order of their fields. */
export function jsonKey(value: unknown): string {
  return JSON.stringify(value, sorted);
}

/** Whether two plain values are equal, whatever the order of their fields. */
export function sameJson(left: unknown, right: unknown): boolean {
  return jsonKey(left) === jsonKey(right);
}
