type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** What stands deeper within objects and lists than this is left out. */
export const deepest = 64;

/** Any value as plain JSON that shares nothing with it; what JSON cannot hold is left out. */
export function plainJson(value: unknown, depth = 0): Json | undefined {
  if (value === null || typeof value === "boolean" || typeof value === "string") return value;
  // JSON has no minus zero, and reading the result again must change nothing.
  if (typeof value === "number") return Number.isFinite(value) ? value || 0 : null;
  if (typeof value !== "object" || depth > deepest) return undefined;
  try {
    if (Array.isArray(value))
      return Array.from(value, (entry) => plainJson(entry, depth + 1) ?? null);
    const entries = Object.entries(value).flatMap(([key, entry]) => {
      const plain = plainJson(entry, depth + 1);
      return plain === undefined ? [] : [[key, plain] as const];
    });
    return Object.fromEntries(entries);
  } catch {
    return undefined;
  }
}
