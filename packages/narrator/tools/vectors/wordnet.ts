import { readFileSync } from "node:fs";
import path from "node:path";

/** What WordNet says of words. */
export interface Meanings {
  lemmas: ReadonlySet<string>;
  verbs: ReadonlySet<string>;
  /** Words that may mean the same, and how usual that meaning is of the first. */
  alike: readonly (readonly [from: string, to: string, weight: number])[];
  /** Words that mean the opposite. */
  opposite: readonly (readonly [string, string])[];
}

const parts = ["noun", "verb", "adj", "adv"] as const;
const mostSenses = 4;

/** Reads the dictionary files of WordNet's `dict` folder. */
export function meaningsIn(folder: string): Meanings {
  const lemmas = new Set<string>();
  const verbs = new Set<string>();
  const alike: [string, string, number][] = [];
  const opposite: [string, string][] = [];
  for (const part of parts) {
    const lines = (kind: string) =>
      readFileSync(path.join(folder, `${kind}.${part}`), "latin1")
        .split("\n")
        .filter((line) => line !== "" && !line.startsWith(" "));
    const synsets = new Map<
      string,
      { words: string[]; up: string[]; against: [number, number, string][] }
    >();
    for (const line of lines("data")) {
      const fields = (line.split("|")[0] ?? "").trim().split(" ");
      const count = Number.parseInt(fields[3] ?? "0", 16);
      const words = Array.from({ length: count }, (_, at) =>
        (fields[4 + 2 * at] ?? "").replace(/\(.*\)$/u, "").toLowerCase(),
      );
      const pointers = fields.slice(5 + 2 * count);
      const up: string[] = [];
      const against: [number, number, string][] = [];
      for (let at = 0; at + 3 < pointers.length; at += 4) {
        const [mark, target, kind, places = ""] = pointers.slice(at, at + 4);
        if (mark === "@" && target !== undefined) up.push(target);
        if (mark === "!" && target !== undefined && kind !== undefined)
          against.push([
            Number.parseInt(places.slice(0, 2), 16),
            Number.parseInt(places.slice(2), 16),
            target,
          ]);
      }
      synsets.set(fields[0] ?? "", { words, up, against });
    }
    for (const line of lines("index")) {
      const fields = line.trim().split(" ");
      const [word = "", , count = "0", pointers = "0"] = fields;
      if (!/^[a-z]+$/u.test(word)) continue;
      lemmas.add(word);
      if (part === "verb") verbs.add(word);
      const offsets = fields.slice(
        4 + Number(pointers) + 2,
        4 + Number(pointers) + 2 + Number(count),
      );
      for (const [sense, offset] of offsets.slice(0, mostSenses).entries()) {
        const synset = synsets.get(offset);
        if (synset === undefined) continue;
        const weight = 1 / (sense + 1);
        for (const other of synset.words)
          if (other !== word && /^[a-z]+$/u.test(other)) alike.push([word, other, weight]);
        if (part === "verb" || part === "noun")
          for (const target of synset.up)
            for (const other of synsets.get(target)?.words.slice(0, 2) ?? [])
              if (other !== word && /^[a-z]+$/u.test(other)) alike.push([word, other, weight / 3]);
        for (const [from, to, target] of synset.against)
          if (synset.words[from - 1] === word) {
            const other = synsets.get(target)?.words[to - 1];
            if (other !== undefined) opposite.push([word, other]);
          }
      }
    }
  }
  return { lemmas, verbs, alike, opposite };
}
