import { wireName } from "../read/names.ts";
import { documentFields } from "../read/made/documents.ts";

/** A form, or an answer, in the names of the wire. */
export function toWire(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toWire);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      wireName(name),
      documentFields.has(name) ? field : toWire(field),
    ]),
  );
}
