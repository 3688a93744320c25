import { objectOf } from "./coerce.ts";

/** Fields of an entry that the form does not show are kept. */
export interface BibleEntry {
  readonly [field: string]: unknown;
}

/** In reading order. */
export const bibleParts = ["cast", "places", "objects", "names"] as const;
export type BiblePart = (typeof bibleParts)[number];

/** `also` are other names for it. */
const called = { name: "", name_native: "", also: [] as readonly string[] };

/** A new entry of each kind. */
export const blankBible = {
  cast: { ...called, is: "", wants: "", voice: "", garment: "", knows: "", secret: "" },
  places: { ...called, about: "" },
  objects: { ...called, about: "" },
  names: { latin: "", native: "" },
};

/** The people, places and things of a story. */
export type StoryBible = {
  readonly [Part in BiblePart]: readonly ((typeof blankBible)[Part] & BibleEntry)[];
} & {
  /** Words that the reading takes for somebody or something, and that are nothing. */
  readonly left_out: readonly string[];
};

const isText = (value: unknown): value is string => typeof value === "string";

function entriesOf<Entry extends object>(written: unknown, blank: Entry): (Entry & BibleEntry)[] {
  if (!Array.isArray(written)) return [];
  return written.map((one: unknown) => {
    const fields = Object(one) as BibleEntry;
    const read = Object.entries(blank).map(([field, empty]) => {
      const { [field]: value } = fields;
      if (Array.isArray(empty)) return [field, Array.isArray(value) ? value.filter(isText) : []];
      return [field, isText(value) ? value : ""];
    });
    return { ...fields, ...Object.fromEntries(read) } as Entry & BibleEntry;
  });
}

/** The bible as far as the text can be read; missing parts are empty. */
export function bibleIn(text: string): StoryBible {
  const { cast, places, objects, names, left_out: leftOut } = objectOf(text);
  return {
    cast: entriesOf(cast, blankBible.cast),
    places: entriesOf(places, blankBible.places),
    objects: entriesOf(objects, blankBible.objects),
    names: entriesOf(names, blankBible.names),
    left_out: Array.isArray(leftOut) ? leftOut.filter(isText) : [],
  };
}

const isSaid = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== "");

/** Fields that the contract requires, even while they are empty. */
const asked = new Set(["name", "latin", "native"]);

/**
 * Prints the same text for the same bible, whatever the order of its fields; other empty fields are
 * left out.
 */
export function printBible(bible: StoryBible): string {
  const printed = (entry: BibleEntry) =>
    Object.fromEntries(
      Object.entries(entry)
        .filter(([field, value]) => asked.has(field) || isSaid(value))
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    );
  const { cast, places, objects, names, left_out: leftOut } = bible;
  return JSON.stringify({
    cast: cast.map(printed),
    places: places.map(printed),
    objects: objects.map(printed),
    names: names.map(printed),
    ...(leftOut.length > 0 && { left_out: leftOut }),
  });
}
