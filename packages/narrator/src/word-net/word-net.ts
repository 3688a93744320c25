import { lruCache } from "../lib/lru-cache.ts";
import type { NounClass, VerbClass } from "./classes.ts";
import { lemmasOf, partsOfSpeech, type PartOfSpeech } from "./lemmas.ts";
import { entryOf, synsetAt, type Entry } from "./net-file.ts";

/** A word in the net: as itself or as a form of another. */
interface FoundWord {
  lemma: string;
  entry: Entry;
}

const shareOf = ({ shares }: Entry, part: PartOfSpeech) => shares[partsOfSpeech.indexOf(part)] ?? 0;

function find(word: string, part: PartOfSpeech): FoundWord | undefined {
  for (const lemma of lemmasOf(word.toLowerCase(), part)) {
    const entry = entryOf(lemma);
    if (entry === undefined) continue;
    if (shareOf(entry, part) > 0) return { lemma, entry };
    // "His" is no form of "hi": a little word is in the net as nothing at all.
    if (entry.shares.every((share) => share === 0)) return undefined;
  }
  return undefined;
}

const found = lruCache<{ found: FoundWord | undefined }>(5_000);
const wordIn = (word: string, part: PartOfSpeech) =>
  found(`${part} ${word}`, () => ({ found: find(word, part) })).found;

/** The numbers of what a word usually means as a noun or a verb. */
function sensesOf(word: string, part: "noun" | "verb"): readonly number[] {
  const isNounSense = (sense: number) => synsetAt(sense).nounClass !== undefined;
  const senses = wordIn(word, part)?.entry.senses ?? [];
  return senses.filter((sense) => isNounSense(sense) === (part === "noun"));
}

const above = lruCache<ReadonlySet<number>>(5_000);

/** Its senses and all that they are kinds of, the nearest first. */
function sensesAndKinds(word: string, part: "noun" | "verb"): ReadonlySet<number> {
  return above(`${part} ${word}`, () => {
    const all = new Set(sensesOf(word, part));
    // A set is iterated with what is added meanwhile.
    for (const sense of all) for (const kind of synsetAt(sense).kinds) all.add(kind);
    return all;
  });
}

const wordsOf = (senses: Iterable<number>) =>
  new Set([...senses].flatMap((sense) => synsetAt(sense).words));

/** What a word is used as, each from 0 to 1; 0 for a part of speech that it hardly ever is. */
export function sharesOf(word: string): Readonly<Record<PartOfSpeech, number>> {
  const share = (part: PartOfSpeech) => {
    const own = wordIn(word, part);
    return own === undefined ? 0 : shareOf(own.entry, part) / 9;
  };
  return {
    noun: share("noun"),
    verb: share("verb"),
    adjective: share("adjective"),
    adverb: share("adverb"),
  };
}

/** Whether a word may be a noun at all: "glove", "light", "gloves". */
export const isNoun = (word: string) => wordIn(word, "noun") !== undefined;
/** Whether a word may be a verb at all: "give", "light", "lit". */
export const isVerb = (word: string) => wordIn(word, "verb") !== undefined;

/** The noun, verb, adjective or adverb that a form is one of: "took" of "take". */
export const lemmaOf = (word: string, part: PartOfSpeech) => wordIn(word, part)?.lemma;

/** What most uses of a noun name: "captain" a person. */
export const nounClassOf = (word: string): NounClass | undefined =>
  wordIn(word, "noun")?.entry.nounClass;
/** What any usual sense of a noun names, the most usual first: "match" an artifact and an event. */
export const nounClassesOf = (word: string): NounClass[] => [
  ...new Set(sensesOf(word, "noun").flatMap((sense) => synsetAt(sense).nounClass ?? [])),
];
/** What most uses of a verb tell of: "walk" of motion. */
export const verbClassOf = (word: string): VerbClass | undefined =>
  wordIn(word, "verb")?.entry.verbClass;

/** Words that mean the same in the most usual sense of a word: of "buy" "purchase", not "bribe". */
export function synonymsOf(word: string, part: "noun" | "verb"): string[] {
  const lemma = wordIn(word, part)?.lemma;
  return [...wordsOf(sensesOf(word, part).slice(0, 1))].filter((one) => one !== lemma);
}

/** What a word names a kind of, the nearest first: of "glove" handwear, clothing and so on. */
export function kindsOf(word: string, part: "noun" | "verb" = "noun"): string[] {
  const senses = new Set(sensesOf(word, part));
  return [...wordsOf([...sensesAndKinds(word, part)].filter((one) => !senses.has(one)))];
}

/** Whether a word names a kind of what another names, or the same: "dagger" a "weapon". */
export function isKindOf(word: string, kind: string, part: "noun" | "verb" = "noun"): boolean {
  const kinds = sensesAndKinds(word, part);
  return sensesOf(kind, part).some((sense) => kinds.has(sense));
}

/** What a thing has as parts, its own before those that all of its kind have: of "house" a porch, of every building a roof. */
export function partsOf(word: string): string[] {
  return [...wordsOf([...sensesAndKinds(word, "noun")].flatMap((one) => synsetAt(one).parts))];
}

/** Whether a thing is a part of another. */
export function isPartOf(part: string, whole: string): boolean {
  const own = sensesAndKinds(part, "noun");
  return [...sensesAndKinds(whole, "noun")].some((one) =>
    synsetAt(one).parts.some((each) => own.has(each)),
  );
}

/** Words that mean the opposite, as whatever part of speech. */
export function oppositesOf(word: string): string[] {
  const all = partsOfSpeech.flatMap((part) => wordIn(word, part)?.entry.opposites ?? []);
  return [...new Set(all)];
}
