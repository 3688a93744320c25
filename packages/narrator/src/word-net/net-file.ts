import { lazily } from "../lib/lazily.ts";
import { textOf } from "../lib/tables/read-table.ts";
import {
  nounClasses,
  nounLetters,
  verbClasses,
  verbLetters,
  type NounClass,
  type VerbClass,
} from "./classes.ts";

/** Words that mean the same, as a line of the file: `Eglove|1k|2a 2b`, the letter of its class, the words, what these are kinds of, their parts. */
export interface Synset {
  nounClass: NounClass | undefined;
  words: readonly string[];
  /** The numbers of other sets. */
  kinds: readonly number[];
  parts: readonly number[];
}

/** A word as a line of the file: `glove 9000Eh 2k 3c !bare`, its shares, its classes, its sets, its opposites. */
export interface Entry {
  /** From 0 to 9, how much of a word's uses are as a noun, verb, adjective and adverb. */
  shares: readonly number[];
  nounClass: NounClass | undefined;
  verbClass: VerbClass | undefined;
  /** The numbers of its usual senses, the most usual first, nouns before verbs. */
  senses: readonly number[];
  opposites: readonly string[];
}

const nounClassOf = (letter: string) => nounClasses[nounLetters.indexOf(letter)];
const verbClassOf = (letter: string) => verbClasses[verbLetters.indexOf(letter)];
const numbersIn = (written: string) =>
  written === "" ? [] : written.split(" ").map((one) => Number.parseInt(one, 36));
const spoken = (word: string) => word.replaceAll("_", " ");

/** The two halves of the file as lines, read when a word is first asked for: sets by number, words in order. */
const file = lazily(() => {
  const text = textOf(new URL("word-net.txt", import.meta.url), "latin1");
  const [sets = "", words = ""] = text.trimEnd().split("\n\n");
  return { sets: sets.split("\n"), words: words.split("\n") };
});

export function synsetAt(number: number): Synset {
  const [named = "", kinds = "", parts = ""] = (file().sets[number] ?? "").split("|");
  return {
    nounClass: nounClassOf(named.slice(0, 1)),
    words: named.slice(1).split(" ").map(spoken),
    kinds: numbersIn(kinds),
    parts: numbersIn(parts),
  };
}

const entryIn = (line: string): Entry => {
  const [, head = "", ...rest] = line.split(" ");
  return {
    shares: Array.from(head.slice(0, 4), Number),
    nounClass: nounClassOf(head.slice(4, 5)),
    verbClass: verbClassOf(head.slice(5, 6)),
    senses: rest.filter((one) => !one.startsWith("!")).map((one) => Number.parseInt(one, 36)),
    opposites: rest.filter((one) => one.startsWith("!")).map((one) => spoken(one.slice(1))),
  };
};

/** A word as it stands in the file, found by halving. */
export function entryOf(word: string): Entry | undefined {
  const { words } = file();
  const wanted = `${word.replaceAll(" ", "_")} `;
  let [from, to] = [0, words.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    const line = words[middle] ?? "";
    if (line.startsWith(wanted)) return entryIn(line);
    if (line < wanted) from = middle + 1;
    else to = middle;
  }
  return undefined;
}
