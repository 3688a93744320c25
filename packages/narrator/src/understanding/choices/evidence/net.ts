import { lruCache } from "../../../lib/lru-cache.ts";
import { isKindOf, isPartOf, isVerb, verbClassOf } from "../../../word-net/index.ts";
import type { SpokenWord } from "../../words/spoken-words.ts";
import { rarityInEnglish } from "../../words/word-vectors.ts";
import { most } from "../numbers.ts";
import type { ChoiceInScene, LineInScene } from "./line-in-scene.ts";
import { shareOfParts } from "./weighed-words.ts";

/** What the word net knows of the line's words beside those that the choice is written with. */
export const netKinds = [
  /** The share of the line that the choice has a word for, a kind of it, or what it is a part of: 0 to 1. */
  "netShare",
  /** How much more than any other choice: -1 to 1. */
  "netShareLead",
  /** 1 where one of the line's verbs tells of the same as one of the choice's: both of motion, both of giving. */
  "sameVerbClass",
  /** 1 where both have verbs, and none tells of the same. */
  "otherVerbClass",
] as const;

const asKind = 0.7;
const asPart = 0.4;
const known = lruCache<number>(20_000);

/** How near two English words are in the net: 1 for synonyms. */
function kinship(word: string, other: string): number {
  if (word === other) return 1;
  return known(`${word} ${other}`, () => {
    for (const part of ["noun", "verb"] as const) {
      const [up, down] = [isKindOf(word, other, part), isKindOf(other, word, part)];
      if (up && down) return 1;
      if (up || down) return asKind;
    }
    return isPartOf(word, other) || isPartOf(other, word) ? asPart : 0;
  });
}

/** "Thing" and "go" are kinds of nearly everything. */
const leastRarity = 0.5;
const tells = (word: string | undefined): word is string =>
  word !== undefined && rarityInEnglish(word) >= leastRarity;

const verbsIn = (words: readonly SpokenWord[]) =>
  words.flatMap(({ english, senses, isQuestion }) => {
    const isDeed = senses.some((sense) => sense.startsWith(":"));
    const isOne = english !== undefined && !isQuestion && (isDeed || isVerb(english));
    return isOne ? (verbClassOf(english) ?? []) : [];
  });

/** A wording has at most so many words that are looked up. */
const mostWords = 24;

export function netEvidence(line: LineInScene) {
  const words = line.words.slice(0, mostWords);
  const verbs = new Set(verbsIn(words));
  const ownWords = ({ wordings }: ChoiceInScene) => (wordings[0]?.words ?? []).slice(0, mostWords);
  const shareWith = (choice: ChoiceInScene) => {
    const own = ownWords(choice).flatMap(({ english }) => (tells(english) ? [english] : []));
    return shareOfParts(line, (at) => {
      const english = words[at]?.english;
      return tells(english) ? most(own.map((one) => kinship(english, one))) : 0;
    });
  };
  const shares = line.choices.map(shareWith);

  return (choice: ChoiceInScene): Record<(typeof netKinds)[number], number> => {
    const at = line.choices.indexOf(choice);
    const share = shares[at] ?? 0;
    const others = verbsIn(ownWords(choice));
    const isSame = others.some((one) => verbs.has(one));
    return {
      netShare: share,
      netShareLead: share - most(shares.filter((_, other) => other !== at)),
      sameVerbClass: isSame ? 1 : 0,
      otherVerbClass: verbs.size > 0 && others.length > 0 && !isSame ? 1 : 0,
    };
  };
}
