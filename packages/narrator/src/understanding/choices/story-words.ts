import { lazily } from "../../lib/lazily.ts";
import { nodeNamed, type ActKind, type GraphNode } from "@katha/storygraph";
import type { Edge } from "../../position/edges.ts";
import { perStory } from "../../lib/per-story.ts";
import type { StoryVersion } from "../../port.ts";
import { bibleOf } from "../../bible/bible.ts";
import { namesIn } from "../named.ts";
import { plain } from "../words/plain.ts";
import { spellingOf } from "../words/slips.ts";
import { wordsOf, type Names, type SpokenWord } from "../words/spoken-words.ts";
import { wordingOf, type Choice, type Wording } from "./choice-words.ts";
import { lexiconOf, type Lexicon, type WordWeights } from "./lexicon.ts";
import type { Kin } from "./likeness.ts";
import { isSpoken } from "./spoken.ts";
import { actsOfText } from "../acts/acts-of-text.ts";
import { together, type Vector } from "../words/word-vectors.ts";

/** What is read from a story's words, once for each version. */
export interface StoryWords extends WordWeights {
  /** The share of the story's wordings that use a word. */
  share: (word: SpokenWord) => number;
  /** The words that its choices are written with. */
  names: Names;
  kin: Kin;
  choiceOf: (edge: Edge) => Choice;
  /** The story's people, things and places that a line names. */
  namesIn: (said: string) => readonly string[];
  /** The same for a wording, cached. */
  namesOf: (wording: Wording) => readonly string[];
  /** The words of their names. */
  formsOf: (names: readonly string[]) => ReadonlySet<string>;
  /** The words of a scene's text. */
  textOf: (node: string) => ReadonlySet<string>;
  /** Those of its first sentences, and where they stand together. */
  openingOf: (node: string) => Opening;
  /** What a text in the story's language does. */
  actsOf: (text: string) => readonly ActKind[];
}

interface Opening {
  forms: ReadonlySet<string>;
  vector: Vector | undefined;
}

/** So much of a scene says what came of the choice that led to it. */
const longestOpening = 400;

/** Smoothing: counts as if every story had this many more wordings, so that words of a short one are rare too. */
const usual = 40;

function kinOf({ bible }: StoryVersion): Kin {
  const kin = new Map<string, Set<string>>();
  const link = (from: string, to: string) => {
    const there = kin.get(from) ?? new Set();
    kin.set(from, there.add(to));
  };
  const linkAll = (left: string, right: string) => {
    const others = wordsOf(right);
    for (const { form } of wordsOf(left))
      for (const other of others) {
        link(form, other.form);
        link(other.form, form);
      }
  };
  const { cast, objects, places, spellings } = bibleOf(bible);
  for (const [name, native] of spellings) linkAll(name, native);
  for (const { name, is, also } of cast) linkAll(name, [is, ...also].join(". "));
  for (const { name, also } of [...objects, ...places]) linkAll(name, also.join(". "));
  return kin;
}

/** Reads a long text in pieces, since only the beginning of a line is read. */
function formsIn(text: string): ReadonlySet<string> {
  const parts = text.split(/\n+/u);
  return new Set(parts.flatMap((part) => wordsOf(part)).map(({ form }) => form));
}

/** Choices by their words: another choice may have the same aliases. */
type ReadWordings = Omit<Choice, "edge" | "notFor"> & { text: string };
const none: readonly string[] = [];

/** All wordings of a scene's choices, and of the one that leads to it from a hub. */
function wordsOffered({ choices, storylet }: GraphNode): string[] {
  const own = choices.flatMap(({ text, aliases = [] }) => [text, ...aliases]);
  return storylet ? [...own, storylet.title, ...(storylet.aliases ?? [])] : own;
}

/** What the story's people, things and places are called, by their names. */
function calledIn({ bible }: StoryVersion): ReadonlyMap<string, readonly string[]> {
  const { cast, objects, places, spellings } = bibleOf(bible);
  const spelt = (name: string) => spellings.filter((pair) => pair.includes(name)).flat();
  return new Map(
    [...cast, ...objects, ...places].map(({ name, also }) => [
      name,
      also.concat(name, spelt(name)),
    ]),
  );
}

/** Typos are corrected only in Latin words. */
const latinWord = /[a-z]{3,}/gu;

function readWords(story: StoryVersion): StoryWords {
  const { graph } = story;
  const wordings = new Map<string, Wording>();
  const texts = new Map<string, ReadonlySet<string>>();
  const openings = new Map<string, Opening>();
  const named = new Map<Wording, readonly string[]>();
  const counts = new Map<string, number>();
  const tokens = new Set<string>();
  const mostWordings = 20_000;
  const wording = (text: string) => {
    const before = wordings.get(text);
    if (before) return before;
    const read = wordingOf(text);
    if (wordings.size < mostWordings) wordings.set(text, read);
    return read;
  };
  const namesOf = (read: Wording) => {
    const before = named.get(read);
    if (before) return before;
    const names = namesIn(story, read.plain);
    if (named.size < mostWordings) named.set(read, names);
    return names;
  };
  let all = 0;
  for (const one of Object.values(graph.nodes).flatMap(wordsOffered)) {
    all += 1;
    const { words, plain: own } = wording(one);
    const keys = new Set(words.flatMap(({ form, senses }) => [form].concat(senses)));
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    for (const token of own.match(latinWord) ?? []) tokens.add(token);
  }
  const called = calledIn(story);
  for (const name of [...called.values()].flat())
    for (const token of plain(name).match(latinWord) ?? []) tokens.add(token);
  const formsOfName = new Map(
    [...called].map(([name, names]) => [
      name,
      names.flatMap((one) => wordsOf(one).map(({ form }) => form)),
    ]),
  );
  const counted = ({ form, senses }: SpokenWord) =>
    counts.get(form) ?? Math.max(0, ...senses.map((sense) => counts.get(sense) ?? 0));
  const choices = new WeakMap<readonly string[], ReadWordings[]>();
  const notForOf = new WeakMap<readonly string[], Lexicon>();
  const rarity = (word: SpokenWord) =>
    Math.log((all + usual) / (counted(word) + 1)) / Math.log(all + usual);
  const wholeOf = (words: readonly SpokenWord[]) =>
    together(
      words.flatMap((word) =>
        word.vector === undefined || word.isQuestion ? [] : [[word.vector, rarity(word)] as const],
      ),
    );
  const lexicon = (read: readonly Wording[]) => lexiconOf(read, { rarity, wholeOf });
  const readNotFor = (written: readonly string[]) => {
    const read = notForOf.get(written) ?? lexicon(written.map(wording));
    notForOf.set(written, read);
    return read;
  };
  return {
    rarity,
    wholeOf,
    share: ({ form }) => (counts.get(form) ?? 0) / Math.max(1, all),
    names: { has: (token) => tokens.has(token), ...spellingOf(tokens) },
    kin: kinOf(story),
    namesIn: (said) => namesIn(story, said),
    namesOf,
    formsOf: (names) => new Set(names.flatMap((name) => formsOfName.get(name) ?? [])),
    choiceOf: (edge) => {
      const { text, aliases = none } = edge;
      const notFor = readNotFor(edge.notFor ?? none);
      const before = choices.get(aliases)?.find((one) => one.text === text);
      if (before) return { ...before, edge, notFor };
      const own = [text, ...aliases].map(wording);
      const read: ReadWordings = {
        text,
        wordings: own,
        lexicon: lexicon(own),
        names: new Set(own.flatMap(namesOf)),
        isSpoken: lazily(() => isSpoken({ text, aliases })),
        isToSay: lazily(() => isSpoken({ text })),
        acts: lazily(() => actsOfText(text, story.language)),
      };
      if (aliases !== none) choices.set(aliases, [...(choices.get(aliases) ?? []), read]);
      return { ...read, edge, notFor };
    },
    textOf: (name) => {
      const before = texts.get(name);
      if (before) return before;
      const read = formsIn(plain(nodeNamed(graph, name)?.text ?? ""));
      texts.set(name, read);
      return read;
    },
    openingOf: (name) => {
      const before = openings.get(name);
      if (before) return before;
      const words = wordsOf((nodeNamed(graph, name)?.text ?? "").slice(0, longestOpening));
      const read = { forms: new Set(words.map(({ form }) => form)), vector: wholeOf(words) };
      openings.set(name, read);
      return read;
    },
    actsOf: (text) => actsOfText(text, story.language),
  };
}

export const wordsOfStory = perStory(readWords);
