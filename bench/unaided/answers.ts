import type { UnaidedStory } from "./stories.ts";
import {
  absentPhrases,
  contentKeys,
  isAuxiliary,
  isContent,
  keyOf,
  sentencesIn,
  sharedRun,
  wordsIn,
} from "./words.ts";

/** What an answer to a line that moves nothing is. */
export interface AnswerFindings {
  /** It holds a sentence of the author, or most of one. */
  quotes: boolean;
  /** That sentence is about what was typed, or the answer names it beyond repeating the line. */
  speaks: boolean;
  /** It holds a sentence that could stand in any story. */
  stock: boolean;
  personAbsent: boolean;
  thingAbsent: boolean;
}

interface Told {
  text: string;
  words: readonly string[];
}

/** Shorter ones say too little to be known again. */
const fewestWords = 5;
/** As much of a sentence as may be called most of it; the rest may be another person or tense. */
const most = 0.75;

const isWordForWord = ({ graph }: UnaidedStory, sentence: string) =>
  Object.values(graph.nodes).some(({ text }) =>
    ` ${wordsIn(text).join(" ")} `.includes(` ${wordsIn(sentence).join(" ")} `),
  );

const told = new WeakMap<UnaidedStory, readonly Told[]>();

/** Sentences of the scenes, and clauses of them. */
function toldIn(story: UnaidedStory): readonly Told[] {
  const before = told.get(story);
  if (before) return before;
  const sentences = Object.values(story.graph.nodes).flatMap(({ text }) => sentencesIn(text));
  const clauses = sentences.flatMap((text) => text.split(/[,;:“”"—]+/u));
  const all = [...new Set([...sentences, ...clauses])]
    .map((text) => ({ text, words: wordsIn(text) }))
    .filter(({ words }) => words.length >= fewestWords && words.filter(isContent).length > 1);
  told.set(story, all);
  return all;
}

function authorsIn(story: UnaidedStory, sentence: string): Told[] {
  const words = wordsIn(sentence);
  if (words.length < fewestWords - 1) return [];
  return toldIn(story).filter((one) => {
    const { inOrder, together } = sharedRun(one.words, words);
    return together >= 3 && inOrder >= most * one.words.length;
  });
}

/** Whether a sentence only repeats the line, in another person. */
function isEcho(language: string, said: string, sentence: string): boolean {
  const key = (word: string) => keyOf(language, word);
  const keys = wordsIn(said).map(key);
  const isSaid = (word: string) =>
    keys.some((one) => one === key(word) || (one.length > 2 && key(word).startsWith(one)));
  const words = wordsIn(sentence);
  const repeated = words.filter(isSaid).length;
  return words.length - repeated <= 2 && repeated >= words.length / 2;
}

/** As much of a word as is the same in every tense. */
const stemLetters = 3;

/**
 * A sentence with what was typed and who was named taken out, in no tense: what is left is the same wherever a narrator
 * says it.
 */
export function frameOf(story: UnaidedStory, said: string, sentence: string): string {
  const { language, people } = story;
  const typed = contentKeys(language, said);
  const names = contentKeys(language, people.join(" "));
  return wordsIn(sentence)
    .filter((word) => !isAuxiliary(word))
    .map((word) => {
      const key = keyOf(language, word);
      const isNamed = isContent(word) && (typed.has(key) || names.has(key));
      return isNamed ? "_" : key.slice(0, stemLetters);
    })
    .join(" ");
}

const absences = absentPhrases.map((phrase) => {
  const [first = "", last] = phrase.split(" * ").map((part) => wordsIn(part).join(" "));
  return { first, last };
});

function saysAbsent(sentence: string): boolean {
  const words = ` ${wordsIn(sentence).join(" ")} `;
  return absences.some(({ first, last }) => {
    const at = words.indexOf(` ${first} `);
    if (at === -1) return false;
    if (last === undefined) return true;
    const rest = words.slice(at + first.length + 1);
    const between = rest.indexOf(` ${last} `);
    return between !== -1 && wordsIn(rest.slice(0, between)).length <= 3;
  });
}

/** `isEverywhere`: whether a sentence, by its frame, has been the answer to several lines. */
export function findingsIn(
  story: UnaidedStory,
  { scene, said }: { scene: string; said: string },
  answer: string,
  isEverywhere: (sentence: string) => boolean,
): AnswerFindings {
  const { language } = story;
  const keys = (text: string) => contentKeys(language, text);
  const typed = keys(said);
  const names = keys(story.people.join(" "));
  const here = keys(story.graph.nodes[scene]?.text ?? "");
  const everywhere = keys(
    Object.values(story.graph.nodes)
      .map(({ text }) => text)
      .join(" "),
  );
  const sentences = sentencesIn(answer);
  const fresh = sentences.filter((sentence) => !isEcho(language, said, sentence));
  const authors = fresh.flatMap((sentence) => authorsIn(story, sentence));
  const named = (text: string) =>
    [...keys(text)].some((key) => typed.has(key) && everywhere.has(key));
  const isStock = (sentence: string) =>
    isEverywhere(frameOf(story, said, sentence)) ||
    ![...keys(sentence)].some((key) => everywhere.has(key) && !typed.has(key) && !names.has(key));
  const unquoted = fresh.filter(
    (sentence) => authorsIn(story, sentence).length === 0 && !isWordForWord(story, sentence),
  );
  const absent = fresh.filter(saysAbsent);
  const isThere = (of: (key: string) => boolean) =>
    absent.some((sentence) => [...keys(sentence)].some((key) => of(key) && here.has(key)));
  const stock = unquoted.some(isStock);
  return {
    quotes: authors.length > 0,
    speaks:
      authors.some(({ text }) => named(text)) ||
      unquoted.some((one) => !isStock(one) && named(one)),
    stock,
    personAbsent: isThere((key) => names.has(key)),
    thingAbsent: isThere((key) => !names.has(key)),
  };
}
