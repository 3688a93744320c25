import { lruCache } from "../lib/lru-cache.ts";
import { glossesFor } from "../understanding/words/vocabulary.ts";
import { isEmpty } from "../understanding/words/terms.ts";
import { lemmaOf, nounClassOf, sharesOf, type NounClass } from "../word-net/index.ts";
import type { Sentence } from "./scene.ts";
import { readingWordsOf } from "./reading-words.ts";

export type ThingKind = "thing" | "place";

/** A thing or place that a sentence names. */
export interface NamedThing {
  kind: ThingKind;
  /** What its forms have in common. */
  key: string;
  /** As it stands there. */
  text: string;
  /** Something that can only be this: it is called "the" or "her" something, or has a name of its own. */
  isDefinite: boolean;
}

const kinds: Readonly<Partial<Record<NounClass, ThingKind>>> = {
  artifact: "thing",
  clothing: "thing",
  food: "thing",
  plant: "thing",
  animal: "thing",
  substance: "thing",
  possession: "thing",
  place: "place",
};

interface Meant {
  kind: ThingKind;
  key: string;
}

/** A word that is a noun in most of its uses. */
const mostlyNoun = 0.6;

function englishThing(word: string): Meant | undefined {
  if (sharesOf(word).noun < mostlyNoun) return undefined;
  const named = nounClassOf(word);
  const kind = named && kinds[named];
  return kind && { kind, key: lemmaOf(word, "noun") ?? word };
}

/** Words of another language that stand for an English thing. */
const glossed = new Map<string, Map<string, string>>();

function englishOf(word: string, language: string): string | undefined {
  const known = glossed.get(language) ?? new Map(glossesFor(language).toReversed());
  glossed.set(language, known);
  return known.get(word);
}

/** Whether a word may name a thing; one that no list knows may. */
export function mayBeThing(word: string, language: string): boolean {
  const english = language === "en" ? word : englishOf(word, language);
  if (english === undefined) return true;
  const { noun, adjective, adverb } = sharesOf(english);
  return noun > Math.max(adjective, adverb);
}

const meant = lruCache<{ meant: Meant | undefined }>(5_000);

function thingOf(word: string, language: string): Meant | undefined {
  return meant(`${language} ${word}`, () => {
    const english = language === "en" ? word : englishOf(word, language);
    return { meant: english === undefined ? undefined : englishThing(english) };
  }).meant;
}

/** How far before a thing its article may stand: "the old brass key". */
const articleWithin = 3;

/** The things and places that a sentence names; `isPerson` tells which words are somebody. */
export function namedThingsIn(
  { clauses }: Sentence,
  language: string,
  isPerson: (word: string) => boolean,
): NamedThing[] {
  const { articles, placeMarks, noNames, vague, roles, player } = readingWordsOf(language);
  const isNothing = (low: string) =>
    isPerson(low) || vague.has(low) || roles.has(low) || noNames.has(low) || player.has(low);
  return [...clauses.told, ...clauses.spoken].flatMap((clause) =>
    clause.flatMap(({ low, text, isCapital }, at): NamedThing[] => {
      if (low.length < 2 || isNothing(low)) return [];
      // "Into Harwich": a name of its own behind a word for where.
      if (isCapital) {
        const [before, two] = [clause[at - 1]?.low ?? "", clause[at - 2]?.low ?? ""];
        const isPlaced = placeMarks.has(before) || (articles.has(before) && placeMarks.has(two));
        return isPlaced ? [{ kind: "place", key: low, text, isDefinite: true }] : [];
      }
      if (isEmpty(low)) return [];
      const found = thingOf(low, language);
      if (found === undefined) return [];
      const before = clause.slice(Math.max(0, at - articleWithin), at);
      return [{ ...found, text, isDefinite: before.some((one) => articles.has(one.low)) }];
    }),
  );
}
