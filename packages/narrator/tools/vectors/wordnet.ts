import { dictionaryOf, wordKinds } from "../word-net/dictionary.ts";

/** What WordNet says of words. */
export interface Meanings {
  lemmas: ReadonlySet<string>;
  /** Words that may mean the same, and how usual that meaning is of the first. */
  alike: readonly (readonly [from: string, to: string, weight: number])[];
  /** Words that mean the opposite. */
  opposite: readonly (readonly [string, string])[];
}

const mostSenses = 4;
const isOneWord = (word: string) => /^[a-z]+$/u.test(word);

/** Reads the dictionary files of WordNet's `dict` folder. */
export function meaningsIn(folder: string): Meanings {
  const lemmas = new Set<string>();
  const alike: [string, string, number][] = [];
  const opposite: [string, string][] = [];
  for (const kind of wordKinds) {
    const { synsets, senses } = dictionaryOf(folder, kind);
    for (const [word, all] of senses) {
      if (!isOneWord(word)) continue;
      lemmas.add(word);
      const link = (others: readonly string[], weight: number) => {
        for (const other of others)
          if (other !== word && isOneWord(other)) alike.push([word, other, weight]);
      };
      for (const [sense, { words, pointers }] of all.slice(0, mostSenses).entries()) {
        const weight = 1 / (sense + 1);
        link(words, weight);
        for (const { mark, to, fromWord, toWord } of pointers) {
          const target = synsets.get(to)?.words ?? [];
          if (mark === "@") link(target.slice(0, 2), weight / 3);
          const other = target[toWord - 1];
          if (mark === "!" && words[fromWord - 1] === word && other !== undefined)
            opposite.push([word, other]);
        }
      }
    }
  }
  return { lemmas, alike, opposite };
}
