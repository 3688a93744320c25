import { lruCache } from "../../lib/lru-cache.ts";
import type { StoryVersion } from "../../port.ts";
import { likenessOf } from "../choices/likeness.ts";
import { most, sum } from "../choices/numbers.ts";
import { wordsOfStory } from "../choices/story-words.ts";
import { wordsOf, type SpokenWord } from "../words/spoken-words.ts";

/** A question word weighs less than what is asked about. */
const questionTells = 0.4;

/** Cached: topics are few, and fixed for a story. */
const known = lruCache<readonly SpokenWord[]>(25_000);
const wordsOfTopic = (topic: string) => known(topic, () => wordsOf(topic));

/**
 * The share of a line that topics cover, from 0 to 1: rare words weigh more, words that are only similar weigh less. A
 * line of small words alone is covered fully.
 */
export function coveredIn(
  story: StoryVersion,
  line: string,
): (topics: readonly string[]) => number {
  const { names, rarity, kin } = wordsOfStory(story);
  const words = wordsOf(line, names);
  const weights = words.map((word) => rarity(word) * (word.isQuestion ? questionTells : 1));
  const total = sum(weights);
  return (topics) => {
    if (total === 0) return 1;
    const others = topics.flatMap(wordsOfTopic);
    const share = (word: SpokenWord) => most(others.map((other) => likenessOf(word, other, kin)));
    return sum(words.map((word, at) => (weights[at] ?? 0) * share(word))) / total;
  };
}
