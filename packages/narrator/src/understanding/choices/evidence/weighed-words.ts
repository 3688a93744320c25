import type { SpokenWord } from "../../words/spoken-words.ts";
import { sum } from "../numbers.ts";
import type { StoryWords } from "../story-words.ts";

/** The words of a line that say something. */
export interface WeighedWords {
  words: readonly SpokenWord[];
  /** The weight of each word: high where it is rare, low where every choice has it. */
  weights: readonly number[];
  total: number;
}

/** A word that every choice of the scene has tells nothing apart, and loses so much of its weight. */
const lossWhereShared = 0.7;
/** "Who", "what" and "how" say less than other words. */
const weightOfQuestion = 0.5;
/** A line without words has a weight too, to divide by. */
const leastTotal = 0.001;

/** Weighs the words of a line; `metBy` says of each choice how surely it has each of them. */
export function weighWords(
  story: StoryWords,
  words: readonly SpokenWord[],
  metBy: readonly (readonly number[])[],
): WeighedWords {
  const weights = words.map((word, at) => {
    const having = metBy.filter((met) => (met[at] ?? 0) > 0).length;
    const tellsApart = metBy.length < 2 || having === 0;
    const shared = tellsApart ? 1 : 1 - (lossWhereShared * (having - 1)) / (metBy.length - 1);
    return story.rarity(word) * shared * (word.isQuestion ? weightOfQuestion : 1);
  });
  return { words, weights, total: Math.max(leastTotal, sum(weights)) };
}

/** The weight of such parts of the words. */
export const weightOfParts = ({ weights }: WeighedWords, partOf: (at: number) => number) =>
  sum(weights.map((weight, at) => weight * partOf(at)));

/** The share of the line, by weight, that such parts of its words have. */
export const shareOfParts = (line: WeighedWords, partOf: (at: number) => number) =>
  weightOfParts(line, partOf) / line.total;

/** The share of the line, by weight, that such words have. */
export const shareOfWords = (line: WeighedWords, is: (at: number) => boolean) =>
  shareOfParts(line, (at) => (is(at) ? 1 : 0));
