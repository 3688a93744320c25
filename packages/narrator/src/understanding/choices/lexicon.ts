import type { SpokenWord } from "../words/spoken-words.ts";
import { together, type Vector } from "../words/word-vectors.ts";
import { sum } from "./numbers.ts";

/** A word, however often it is said and whether or not it is refused. */
export type LexiconWord = Pick<SpokenWord, "form" | "senses" | "heard" | "vector">;

/** A wording, as it is read. */
interface ReadWording {
  words: readonly SpokenWord[];
  trigrams: ReadonlySet<string>;
}

/** What a story's words weigh. */
export interface WordWeights {
  /** How rarely the story's choices use a word, from 0 to 1. */
  rarity: (word: SpokenWord) => number;
  /** The vector of a whole line. */
  wholeOf: (words: readonly SpokenWord[]) => Vector | undefined;
}

interface CountedWord extends LexiconWord {
  /** How often it is said, and how often it is refused. */
  said: number;
  refused: number;
}

/** The words of some wordings, each of them once, so that a line is compared with each of them once. */
export interface Lexicon {
  words: readonly CountedWord[];
  /** Of each wording. */
  wordings: readonly LexiconWording[];
  /** The wordings that have a trigram, by their indices. */
  byTrigram: ReadonlyMap<string, readonly number[]>;
  /** The middle of all wordings. */
  centre: Vector | undefined;
}

export interface LexiconWording {
  /** Its words in order, by their indices in the lexicon, and how rare each of them is. */
  places: readonly number[];
  rarities: readonly number[];
  rarity: number;
  trigrams: number;
  vector: Vector | undefined;
}

const nameOf = ({ form, heard, senses }: SpokenWord) => `${form} ${heard} ${senses.join(" ")}`;

export function lexiconOf(read: readonly ReadWording[], { rarity, wholeOf }: WordWeights): Lexicon {
  const words: CountedWord[] = [];
  const places = new Map<string, number>();
  const byTrigram = new Map<string, number[]>();

  function place(word: SpokenWord): number {
    const { form, senses, heard, vector, isRefused } = word;
    const name = nameOf(word);
    const at =
      places.get(name) ?? words.push({ form, senses, heard, vector, said: 0, refused: 0 }) - 1;
    places.set(name, at);
    const own = words[at];
    if (own) {
      own.said += 1;
      own.refused += Number(isRefused);
    }
    return at;
  }

  const wordings = read.map((wording, at): LexiconWording => {
    const { trigrams } = wording;
    for (const trigram of trigrams) {
      const there = byTrigram.get(trigram);
      if (there) there.push(at);
      else byTrigram.set(trigram, [at]);
    }
    const rarities = wording.words.map(rarity);
    return {
      places: wording.words.map(place),
      rarities,
      rarity: sum(rarities),
      trigrams: trigrams.size,
      vector: wholeOf(wording.words),
    };
  });
  const vectors = wordings.flatMap(({ vector }) =>
    vector === undefined ? [] : [[vector, 1] as const],
  );
  return { words, wordings, byTrigram, centre: together(vectors) };
}
