import { createHash } from "node:crypto";

export type Values = Readonly<Record<string, unknown>>;
export type Fingerprints = Readonly<Record<string, string>>;

/** JSON with sorted keys. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, held]) => [key, ordered(held)]),
  );
}

export function fingerprintOf(value: unknown): string {
  const text = JSON.stringify(ordered(value ?? null));
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}

export function fingerprintsOf(values: Values): Fingerprints {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, fingerprintOf(value)]),
  );
}

export function isSame(one: Fingerprints, other: Fingerprints): boolean {
  const fields = Object.keys(one);
  return (
    fields.length === Object.keys(other).length &&
    fields.every((field) => one[field] === other[field])
  );
}

/**
 * The fields to write: those that the catalogue has changed since it last wrote them, and that nobody else has. A field
 * never written before counts as changed.
 */
export function changesTo(present: Values, written: Fingerprints, wanted: Values): Values {
  return Object.fromEntries(
    Object.entries(wanted).filter(([field, value]) => {
      const last = written[field];
      const isNews = fingerprintOf(value) !== last;
      const isUntouched = last === undefined || fingerprintOf(present[field]) === last;
      return isNews && isUntouched;
    }),
  );
}
