/** A set of words, however it is kept. */
export interface WordSet {
  readonly size: number;
  has(word: string): boolean;
  keys(): Iterable<string>;
}

const known = new WeakMap<readonly string[], ReadonlySet<string>>();

/** The words of a list as a set. Cached: lists of a story and of a play's state never change. */
export function wordSetOf(words: readonly string[]): ReadonlySet<string> {
  const before = known.get(words);
  if (before !== undefined) return before;
  const set = new Set(words);
  known.set(words, set);
  return set;
}

export function hasEvery(set: WordSet, words: Iterable<string>): boolean {
  for (const word of words) if (!set.has(word)) return false;
  return true;
}

export const areSameWords = (left: WordSet, right: WordSet) =>
  left.size === right.size && hasEvery(left, right.keys());
