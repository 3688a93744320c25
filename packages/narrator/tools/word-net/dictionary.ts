import { readFileSync } from "node:fs";
import path from "node:path";

/** The files of WordNet's `dict` folder. */
export const wordKinds = ["noun", "verb", "adj", "adv"] as const;
export type WordKind = (typeof wordKinds)[number];

interface Pointer {
  /** `@` a kind of, `@i` one of, `%p` has the part, `!` the opposite of. */
  mark: string;
  to: string;
  /** Which word of the set it is of, and of which word of the other; 0 for all. */
  fromWord: number;
  toWord: number;
}

/** Words that mean the same, and what they are to others. */
export interface Synset {
  offset: string;
  /** The number of the lexicographers' file. */
  file: number;
  words: readonly string[];
  pointers: readonly Pointer[];
}

export interface Dictionary {
  synsets: ReadonlyMap<string, Synset>;
  /** Each word's sets, the most usual first. */
  senses: ReadonlyMap<string, readonly Synset[]>;
  /** How often a word stands for a set in the texts that were counted. */
  countOf: (word: string, synset: Synset) => number;
}

function linesOf(folder: string, name: string): string[] {
  return readFileSync(path.join(folder, name), "latin1")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith(" "));
}

function synsetIn(line: string): Synset {
  const fields = (line.split("|")[0] ?? "").trim().split(" ");
  const [offset = "", file = "0", , size = "0"] = fields;
  const count = Number.parseInt(size, 16);
  const words = Array.from({ length: count }, (_, at) =>
    (fields[4 + 2 * at] ?? "").replace(/\(.*\)$/u, "").toLowerCase(),
  );
  const marks = fields.slice(5 + 2 * count);
  const pointers: Pointer[] = [];
  for (let at = 0; at + 3 < marks.length; at += 4) {
    const [mark = "", to = "", , ends = ""] = marks.slice(at, at + 4);
    const [fromWord = 0, toWord = 0] = [ends.slice(0, 2), ends.slice(2)].map((one) =>
      Number.parseInt(one, 16),
    );
    pointers.push({ mark, to, fromWord, toWord });
  }
  return { offset, file: Number(file), words, pointers };
}

/** A sense's key begins with the word, and says of which kind it is: `captain%1:18:05::`. */
const keyKinds: Readonly<Record<string, WordKind>> = {
  1: "noun",
  2: "verb",
  3: "adj",
  4: "adv",
  5: "adj",
};

function countsIn(folder: string, kind: WordKind): ReadonlyMap<string, number> {
  return new Map(
    linesOf(folder, "index.sense").flatMap((line) => {
      const [key = "", offset = "", , count = "0"] = line.split(" ");
      const [word = "", rest = ""] = key.split("%");
      return keyKinds[rest.slice(0, 1)] === kind ? [[`${word} ${offset}`, Number(count)]] : [];
    }),
  );
}

export function dictionaryOf(folder: string, kind: WordKind): Dictionary {
  const synsets = new Map(
    linesOf(folder, `data.${kind}`).map((line) => {
      const synset = synsetIn(line);
      return [synset.offset, synset];
    }),
  );
  const senses = new Map(
    linesOf(folder, `index.${kind}`).map((line) => {
      const fields = line.trim().split(" ");
      const [word = "", , count = "0", pointers = "0"] = fields;
      const from = 4 + Number(pointers) + 2;
      const own = fields.slice(from, from + Number(count));
      return [word, own.flatMap((offset) => synsets.get(offset) ?? [])];
    }),
  );
  const counts = countsIn(folder, kind);
  const countOf = (word: string, { offset }: Synset) => counts.get(`${word} ${offset}`) ?? 0;
  return { synsets, senses, countOf };
}
