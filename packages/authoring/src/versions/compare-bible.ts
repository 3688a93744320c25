import { parseStructure } from "../structure/structure-text.ts";
import { partText } from "../saving/structure-part.ts";

export const bibleParts = ["cast", "places", "objects", "names"] as const;
export type BiblePart = (typeof bibleParts)[number];

type Entry = Readonly<Record<string, unknown>>;
export type BibleLine = readonly [field: string, text: string];

/** An entry of the bible that was added, removed or changed; a change lists only the fields that differ. */
export interface ChangedBibleEntry {
  part: BiblePart;
  name: string;
  what: "added" | "removed" | "changed";
  before: readonly BibleLine[];
  now: readonly BibleLine[];
}

function namedIn(bible: unknown, part: BiblePart): ReadonlyMap<string, Entry> {
  const entries: unknown = (Object(bible) as Entry)[part];
  if (!Array.isArray(entries)) return new Map();
  const known = entries.map((entry: unknown): [string, Entry] => {
    const fields = Object(entry) as Entry;
    return [partText(fields[part === "names" ? "latin" : "name"]) ?? "", fields];
  });
  return new Map(known);
}

function linesOf(entry: Entry | undefined): readonly BibleLine[] {
  return Object.entries(entry ?? {}).flatMap(([field, value]): BibleLine[] => {
    const text = partText(value)?.trim() ?? "";
    return text === "" || field === "name" ? [] : [[field, text]];
  });
}

function changeOf(
  named: Pick<ChangedBibleEntry, "part" | "name">,
  before: readonly BibleLine[],
  now: readonly BibleLine[],
): ChangedBibleEntry[] {
  const lacks = (lines: readonly BibleLine[]) => {
    const others = new Map(lines);
    return ([field, text]: BibleLine) => others.get(field) !== text;
  };
  const [was, is] = [before.filter(lacks(now)), now.filter(lacks(before))];
  if (was.length === 0 && is.length === 0) return [];
  return [{ ...named, what: "changed", before: was, now: is }];
}

/** The changes in a bible from a version to the form. */
export function compareBible(then: unknown, bibleText: string): ChangedBibleEntry[] {
  const written = bibleText.trim() === "" ? {} : parseStructure(bibleText);
  // An unreadable text says nothing about what changed.
  if (written === undefined) return [];
  return bibleParts.flatMap((part) => {
    const [before, after] = [namedIn(then, part), namedIn(written, part)];
    return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
      const [was, is] = [linesOf(before.get(name)), linesOf(after.get(name))];
      if (!before.has(name)) return [{ part, name, what: "added" as const, before: [], now: is }];
      if (!after.has(name)) return [{ part, name, what: "removed" as const, before: was, now: [] }];
      return changeOf({ part, name }, was, is);
    });
  });
}
