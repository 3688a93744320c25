import { createHash } from "node:crypto";

export type Values = Readonly<Record<string, unknown>>;
export type Prints = Readonly<Record<string, string>>;

/** JSON in which the order of an object's keys makes no difference. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, held]) => [key, ordered(held)]),
  );
}

function printOf(value: unknown): string {
  const text = JSON.stringify(ordered(value ?? null));
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}

export function printsOf(values: Values): Prints {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, printOf(value)]),
  );
}

export function isSame(one: Prints, other: Prints): boolean {
  const fields = Object.keys(one);
  return (
    fields.length === Object.keys(other).length &&
    fields.every((field) => one[field] === other[field])
  );
}

/**
 * What to write: the fields that the catalogue changed since it last wrote them, and nobody else did.
 * A field that the catalogue has never written is one it changed.
 */
export function changesTo(present: Values, written: Prints, wanted: Values): Values {
  return Object.fromEntries(
    Object.entries(wanted).filter(([field, value]) => {
      const last = written[field];
      const isNews = printOf(value) !== last;
      const isUntouched = last === undefined || printOf(present[field]) === last;
      return isNews && isUntouched;
    }),
  );
}
