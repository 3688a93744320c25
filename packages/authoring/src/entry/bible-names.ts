import type { BibleName } from "@katha/storygraph";
import { parseStructure } from "../structure/structure-text.ts";

const kinds = { cast: "person", objects: "thing", places: "place" } as const;

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
const textsOf = (value: unknown) => (Array.isArray(value) ? value.filter(isText) : []);

/** The parsed bible; undefined while its JSON cannot be parsed. */
export const bibleIn = (bibleText: string): unknown => parseStructure(bibleText);

/** Everyone and everything in a story's bible, with all their names. */
export function bibleNamesIn(bibleText: string): BibleName[] {
  const bible = parseStructure(bibleText) ?? {};
  return Object.entries(kinds).flatMap(([part, kind]) => {
    const { [part]: entries } = bible;
    if (!Array.isArray(entries)) return [];
    return entries.flatMap((entry: unknown): BibleName[] => {
      const { name, name_native: native, also } = Object(entry) as Record<string, unknown>;
      if (!isText(name)) return [];
      return [{ kind, name, also: [...(isText(native) ? [native] : []), ...textsOf(also)] }];
    });
  });
}
