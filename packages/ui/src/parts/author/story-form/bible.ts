import { objectOf } from "./coerce.ts";

/** What an entry is beside the fields that the form asks for stays as it is. */
export interface BibleEntry {
  readonly [field: string]: unknown;
}

export interface BibleWord {
  name: string;
  name_native: string;
  /** Other names that it is called by. */
  also: readonly string[];
}

export interface BiblePerson extends BibleWord {
  is: string;
  wants: string;
  voice: string;
  garment: string;
  knows: string;
  secret: string;
}

export interface BiblePlace extends BibleWord {
  about: string;
}

export interface BibleThing extends BibleWord {
  about: string;
}

export interface BibleSpelling {
  latin: string;
  native: string;
}

/** Who and what there is in a story. */
export interface StoryBible {
  cast: readonly (BiblePerson & BibleEntry)[];
  places: readonly (BiblePlace & BibleEntry)[];
  objects: readonly (BibleThing & BibleEntry)[];
  names: readonly (BibleSpelling & BibleEntry)[];
}
export type BiblePart = keyof StoryBible;

/** In reading order. */
export const bibleParts = [
  "cast",
  "places",
  "objects",
  "names",
] as const satisfies readonly BiblePart[];

const word = { name: "", name_native: "" };
const called = { ...word, also: [] };

/** What a new entry begins with. */
export const blankBible: { readonly [Part in BiblePart]: StoryBible[Part][number] } = {
  cast: { ...called, is: "", wants: "", voice: "", garment: "", knows: "", secret: "" },
  places: { ...called, about: "" },
  objects: { ...called, about: "" },
  names: { latin: "", native: "" },
};

const isText = (value: unknown): value is string => typeof value === "string";

function entriesOf<Entry extends BibleEntry>(written: unknown, blank: Entry): Entry[] {
  if (!Array.isArray(written)) return [];
  return written.map((one: unknown) => {
    const fields = Object(one) as BibleEntry;
    const read = Object.entries(blank).map(([field, empty]) => {
      const { [field]: value } = fields;
      if (Array.isArray(empty)) return [field, Array.isArray(value) ? value.filter(isText) : []];
      return [field, isText(value) ? value : ""];
    });
    return { ...fields, ...Object.fromEntries(read) } as Entry;
  });
}

/** A bible as far as its text can be read; what is missing is empty. */
export function bibleIn(text: string): StoryBible {
  const { cast, places, objects, names } = objectOf(text);
  return {
    cast: entriesOf(cast, blankBible.cast),
    places: entriesOf(places, blankBible.places),
    objects: entriesOf(objects, blankBible.objects),
    names: entriesOf(names, blankBible.names),
  };
}

const isSaid = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== "");

/** What the contract asks of an entry, also while it is still blank. */
const asked = new Set(["name", "latin", "native"]);

/** The same text for the same bible, whichever order its fields came in; other blank fields are left out. */
export function printBible(bible: StoryBible): string {
  const printed = (entry: BibleEntry) =>
    Object.fromEntries(
      Object.entries(entry)
        .filter(([field, value]) => asked.has(field) || isSaid(value))
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    );
  const { cast, places, objects, names } = bible;
  return JSON.stringify({
    cast: cast.map(printed),
    places: places.map(printed),
    objects: objects.map(printed),
    names: names.map(printed),
  });
}
