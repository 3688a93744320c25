type Fields = Record<string, unknown>;

export interface Person {
  name: string;
  is: string;
  wants: string;
  voice: string;
  garment: string;
}
export interface Spot {
  name: string;
  /** A place of the painter. */
  place: string;
  about: string;
}
export interface Thing {
  name: string;
  about: string;
}
export interface Bible {
  cast: Person[];
  places: Spot[];
  objects: Thing[];
  /** Names in two scripts. */
  spellings: (readonly [name: string, native: string])[];
}

const fieldsOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};
const text = (value: unknown) => (typeof value === "string" ? value.trim() : "");
const list = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : []);

/** A story's bible as far as it can be read; what is missing is empty. */
export function bibleOf(written: unknown): Bible {
  const bible = fieldsOf(written);
  const [cast, places, objects] = [
    list(bible["cast"]),
    list(bible["places"]),
    list(bible["objects"]),
  ];
  const pairs = [...cast, ...places].map(
    (one) => [text(one["name"]), text(one["name_native"])] as const,
  );
  const others = list(bible["names"]).map(
    (one) => [text(one["latin"]), text(one["native"])] as const,
  );
  return {
    cast: cast.map((one) => ({
      name: text(one["name"]),
      is: text(one["is"]),
      wants: text(one["wants"]),
      voice: text(one["voice"]),
      garment: text(one["garment"]),
    })),
    places: places.map((one) => ({
      name: text(one["name"]),
      place: text(one["place"]),
      about: text(one["about"]),
    })),
    objects: objects.map((one) => ({ name: text(one["name"]), about: text(one["about"]) })),
    spellings: [...pairs, ...others].filter(([name, native]) => name && native && name !== native),
  };
}
