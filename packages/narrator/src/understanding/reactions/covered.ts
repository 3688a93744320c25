import { lruCache } from "../../lib/lru-cache.ts";
import type { StoryVersion } from "../../port.ts";
import { likenessOf } from "../choices/likeness.ts";
import { most, sum } from "../choices/numbers.ts";
import { wordsOfStory } from "../choices/story-words.ts";
import { isEnglish } from "../words/latin-hindi.ts";
import { isLatin } from "../words/letters.ts";
import { plain } from "../words/plain.ts";
import { isDeed, word } from "../words/terms.ts";
import { wordsOf, type SpokenWord } from "../words/spoken-words.ts";

/** A question word weighs less than what is asked about. */
const questionTells = 0.4;

/** Two English words that only name the same deed say little: "strike" and "hit", "cook" and "boil". */
const sameDeedTells = 0.4;
function isOnlySameDeed(said: SpokenWord, other: SpokenWord): boolean {
  if (said.form === other.form || !isLatin(other.form)) return false;
  const shared = said.senses.filter((sense) => other.senses.includes(sense));
  return shared.length > 0 && shared.every(isDeed);
}

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
  const isInEnglish = isEnglish(plain(line).match(word) ?? []);
  const weights = words.map((said) => rarity(said) * (said.isQuestion ? questionTells : 1));
  const total = sum(weights);
  const tells = (said: SpokenWord, other: SpokenWord) =>
    isInEnglish && isOnlySameDeed(said, other) ? sameDeedTells : likenessOf(said, other, kin);
  return (topics) => {
    if (total === 0) return 1;
    const others = topics.flatMap(wordsOfTopic);
    const share = (said: SpokenWord) => most(others.map((other) => tells(said, other)));
    return sum(words.map((said, at) => (weights[at] ?? 0) * share(said))) / total;
  };
}
