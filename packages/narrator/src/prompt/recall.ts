import type { Passage } from "../port.ts";
import { lruCache } from "../lib/lru-cache.ts";
import { sentencesOf } from "../text/sentences.ts";

const words = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

/** Words worth searching for; in scripts with short words two letters are enough. */
function wordsOf(text: string): string[] {
  const found = text.normalize("NFC").toLowerCase().match(words) ?? [];
  return found.filter((word) => word.length >= (/^\p{Script=Latin}/u.test(word) ? 4 : 2));
}

const vocabulary = lruCache<ReadonlySet<string>>(500);

interface Recalled {
  /** Its index among the passages. */
  at: number;
  /** The sentences that made it worth recalling, in their order. */
  text: string;
}

const sentencesRecalled = 3;

function excerpt(text: string, language: string, weights: ReadonlyMap<string, number>): string {
  const weighed = sentencesOf(text, language).map((sentence, order) => ({
    sentence,
    order,
    weight: [...new Set(wordsOf(sentence))].reduce(
      (sum, word) => sum + (weights.get(word) ?? 0),
      0,
    ),
  }));
  return weighed
    .toSorted((left, right) => right.weight - left.weight || left.order - right.order)
    .slice(0, sentencesRecalled)
    .toSorted((left, right) => left.order - right.order)
    .map(({ sentence }) => sentence)
    .join(" … ");
}

/**
 * The earlier parts most related to what is being said now: by words in common, each worth
 * more the fewer parts contain it.
 */
export function recall(
  passages: readonly Passage[],
  query: string,
  { language, most }: { language: string; most: number },
): Recalled[] {
  const asked = new Set(wordsOf(query));
  if (asked.size === 0 || passages.length === 0) return [];
  const found = passages.map(({ text, said }) => {
    const whole = `${said ?? ""} ${text}`;
    const all = vocabulary(whole, () => new Set(wordsOf(whole)));
    return [...asked].filter((word) => all.has(word));
  });
  const weights = new Map<string, number>();
  for (const word of asked) {
    const count = found.filter((common) => common.includes(word)).length;
    weights.set(word, Math.log(1 + passages.length / (count + 0.5)));
  }
  return found
    .map((common, at) => ({
      at,
      score: common.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((left, right) => right.score - left.score || right.at - left.at)
    .slice(0, most)
    .map(({ at }) => ({ at, text: excerpt(passages[at]?.text ?? "", language, weights) }));
}
