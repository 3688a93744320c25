import { fieldsOf } from "../../graph/fields.ts";

export const text = (value: unknown): string => (typeof value === "string" ? value : "");
export const isNumber = (value: unknown): value is number =>
  typeof value === "number" && Number.isFinite(value);
export const number = (value: unknown, otherwise: number): number =>
  isNumber(value) ? value : otherwise;
export const words = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
/** The lines that are not blank; undefined where there are none. */
export function someWords(value: unknown): string[] | undefined {
  const lines = words(value).filter((line) => line.trim() !== "");
  return lines.length === 0 ? undefined : lines;
}
export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The entries of a record that can be read. */
export function recordOf<Entry>(
  value: unknown,
  read: (entry: unknown) => Entry | undefined,
): Record<string, Entry> | undefined {
  const entries = Object.entries(fieldsOf(value) ?? {}).flatMap(([name, entry]) => {
    const known = read(entry);
    return known === undefined ? [] : [[name, known] as const];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** Drops undefined fields, so that what an author left out stays out. */
export function present<Part extends object>(fields: Part): { [Key in keyof Part]: Part[Key] } {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Part;
}
