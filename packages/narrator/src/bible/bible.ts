type Fields = Record<string, unknown>;

export interface Person {
  name: string;
  /** The name in the script of the story's language, if that is another one. */
  native: string;
  is: string;
  wants: string;
  voice: string;
  garment: string;
  /** Other names that it is called by. */
  also: string[];
  knows: string;
  secret: string;
}
interface Spot {
  name: string;
  native: string;
  /** One of the painter's places. */
  place: string;
  about: string;
  also: string[];
}
export interface Thing {
  name: string;
  about: string;
  also: string[];
}
export interface Bible {
  cast: Person[];
  places: Spot[];
  objects: Thing[];
  /** Words that its author says are nobody and nothing: "Monday" is no person. */
  leftOut: string[];
  /** Other names that are only spelt, in two scripts. */
  names: (readonly [latin: string, native: string])[];
  /** All names in two scripts. */
  spellings: (readonly [name: string, native: string])[];
}

const none: Fields = {};
const fieldsOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : none;
const text = (value: unknown) => (typeof value === "string" ? value.trim() : "");
const words = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(text).filter((word) => word !== "") : [];
const list = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : []);

const known = new WeakMap<object, Bible>();

/** A story's bible as far as it can be read; what is missing is empty. */
export function bibleOf(written: unknown): Bible {
  const bible = fieldsOf(written);
  const before = known.get(bible);
  if (before) return before;
  const read = readBible(bible);
  known.set(bible, read);
  return read;
}

function readBible(bible: Fields): Bible {
  const [cast, places, objects] = [
    list(bible["cast"]),
    list(bible["places"]),
    list(bible["objects"]),
  ];
  const pairs = [...cast, ...places].map(
    (one) => [text(one["name"]), text(one["name_native"])] as const,
  );
  const names = list(bible["names"]).map(
    (one) => [text(one["latin"]), text(one["native"])] as const,
  );
  return {
    cast: cast.map((one) => ({
      name: text(one["name"]),
      native: text(one["name_native"]),
      is: text(one["is"]),
      wants: text(one["wants"]),
      voice: text(one["voice"]),
      garment: text(one["garment"]),
      also: words(one["also"]),
      knows: text(one["knows"]),
      secret: text(one["secret"]),
    })),
    places: places.map((one) => ({
      name: text(one["name"]),
      native: text(one["name_native"]),
      place: text(one["place"]),
      about: text(one["about"]),
      also: words(one["also"]),
    })),
    objects: objects.map((one) => ({
      name: text(one["name"]),
      about: text(one["about"]),
      also: words(one["also"]),
    })),
    leftOut: words(bible["left_out"]),
    names,
    spellings: [...pairs, ...names].filter(([name, native]) => name && native && name !== native),
  };
}
