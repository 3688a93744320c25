import {
  nounClasses as nounClassNames,
  type NounClass,
  type VerbClass,
} from "../../src/word-net/classes.ts";
import type { Dictionary, Synset } from "./dictionary.ts";

/** WordNet's lexicographers' files, by their numbers. */
const nounFiles: Readonly<Record<number, NounClass>> = {
  4: "act",
  5: "animal",
  6: "artifact",
  7: "abstract",
  8: "body part",
  9: "thought",
  10: "speech",
  11: "event",
  12: "feeling",
  13: "food",
  14: "group",
  15: "place",
  16: "abstract",
  17: "nature",
  18: "person",
  19: "nature",
  20: "plant",
  21: "possession",
  22: "abstract",
  23: "abstract",
  24: "abstract",
  25: "abstract",
  26: "state",
  27: "substance",
  28: "time",
};

const verbFiles: Readonly<Record<number, VerbClass>> = {
  29: "body",
  30: "change",
  31: "cognition",
  32: "communication",
  33: "competition",
  34: "consumption",
  35: "contact",
  36: "creation",
  37: "emotion",
  38: "motion",
  39: "perception",
  40: "possession",
  41: "social",
  42: "being",
  43: "weather",
};

/** What is of another class than its file says, with all kinds of it: the words of a set in that file. */
const roots: readonly (readonly [NounClass, file: number, ...words: string[]])[] = [
  ["clothing", 6, "clothing", "footwear", "headdress", "handwear", "garment"],
  ["place", 6, "structure", "way", "facility", "building", "room", "area", "bed_ground"],
  ["place", 6, "storey", "shelter", "housing", "passage", "landing"],
  ["place", 17, "geological_formation", "body_of_water", "land", "location", "planet"],
  [
    "artifact",
    6,
    "obstruction",
    "door",
    "doorway",
    "supporting_structure",
    "column",
    "signboard",
    "sail",
    "hull",
  ],
  ["artifact", 6, "body", "lamination", "fountain", "cross", "memorial", "guide", "coil"],
];

const fileOfTopmost = 3;
/** The topmost nouns, of which those of the files are kinds. */
const topmost: Readonly<Record<string, NounClass>> = {
  act: "act",
  animal: "animal",
  artifact: "artifact",
  event: "event",
  feeling: "feeling",
  food: "food",
  group: "group",
  location: "place",
  person: "person",
  phenomenon: "nature",
  plant: "plant",
  possession: "possession",
  state: "state",
  substance: "substance",
  time: "time",
  communication: "speech",
  cognition: "thought",
  object: "nature",
};

/** What words name in most stories, where the texts that were counted say something else. */
const inStories: Partial<Record<NounClass, string>> = {
  person:
    "people somebody someone nobody everybody anybody queen majesty ghost mr mrs witness soul",
  group: "crowd",
  animal: "tiger donkey animal fawn dove crane",
  "body part": "eye arm leg hand face",
  clothing: "glove sleeve collar pocket sash shawl scarf veil belt",
  artifact:
    "thing object table seat wall bar drawer pipe umbrella book paper letter map list note newspaper ticket painting " +
    "portrait picture drawing film file page notebook diary document ring balance knot candle wick stake shoe stool",
  place:
    "forest garden school village market town world yard court field church land room corner bank platform",
  food: "fig onion mango fruit fish nut salt chilli spice",
  nature: "fire",
};
export const classesInStories: ReadonlyMap<string, NounClass> = new Map(
  nounClassNames.flatMap((name) =>
    (inStories[name] ?? "").split(" ").map((word) => [word, name] as const),
  ),
);

export const verbClassIn = ({ file }: Synset): VerbClass => verbFiles[file] ?? "being";

/** The class of each set of nouns. */
export function nounClassIn({ synsets }: Dictionary): (synset: Synset) => NounClass {
  const rooted = new Map<string, NounClass>();
  for (const [own, file, ...words] of roots)
    for (const synset of synsets.values())
      if (synset.file === file && words.includes(synset.words[0] ?? ""))
        rooted.set(synset.offset, own);

  function classOf(synset: Synset): NounClass {
    const ups = synset.pointers.filter(({ mark }) => mark === "@" || mark === "@i");
    const above = (one: Synset, seen: number): NounClass | undefined => {
      const own = rooted.get(one.offset);
      if (own !== undefined || seen > 15) return own;
      for (const { mark, to } of one.pointers) {
        const up = mark === "@" || mark === "@i" ? synsets.get(to) : undefined;
        const found = up && above(up, seen + 1);
        if (found !== undefined) return found;
      }
      return undefined;
    };
    const isOfTheRooted = synset.file === 6 || synset.file === 17 || ups.length === 0;
    const named = synset.words.map((word) => topmost[word]).find((one) => one !== undefined);
    return (
      (isOfTheRooted ? above(synset, 0) : undefined) ??
      (synset.file === fileOfTopmost ? named : nounFiles[synset.file]) ??
      "abstract"
    );
  }
  return classOf;
}
