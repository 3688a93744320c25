import { soundOf, soundsAlike } from "./words/sounds.ts";

const bare = (term: string) => term.replace(/^[!:]+/u, "");
export const isRefused = (term: string) => term.startsWith("!");
const isLatin = (term: string) => /^[a-z]/u.test(term);

function shareBeginning(left: string, right: string): boolean {
  const length = Math.max(left.length, right.length);
  let same = 0;
  while (same < length && left[same] !== undefined && left[same] === right[same]) same += 1;
  return same >= (isLatin(left) ? 4 : 3) && same >= length * 0.6;
}

/** 1 for the same word, less for one that only looks or sounds like it. */
function likeness(left: string, right: string): number {
  const [one, other] = [bare(left), bare(right)];
  if (one === other) return 1;
  if (shareBeginning(one, other)) return 0.85;
  return soundsAlike(one, other) ? 0.8 : 0;
}

export interface Like {
  /** 1 for the same word, 0 for none that is like it. */
  like: number;
  at: number;
}

/** Where in a list words begin alike, and where they sound alike: no other two can be like each other. */
type Index = ReadonlyMap<string, readonly number[]>;

const beginningOf = (term: string) => `^${bare(term).slice(0, 3)}`;
const soundKey = (term: string) => `~${soundOf(bare(term))}`;
const indexes = new WeakMap<readonly string[], Index>();

function indexOf(terms: readonly string[]): Index {
  const known = indexes.get(terms);
  if (known) return known;
  const index = new Map<string, number[]>();
  for (const [at, term] of terms.entries())
    for (const key of term === "" ? [] : [beginningOf(term), soundKey(term)]) {
      const places = index.get(key);
      if (places) places.push(at);
      else index.set(key, [at]);
    }
  indexes.set(terms, index);
  return index;
}

/** Which of these words a word is most like; the first of those that are equally like it. */
export function bestLike(term: string, terms: readonly string[]): Like {
  const index = indexOf(terms);
  let best: Like = { like: 0, at: -1 };
  for (const key of [beginningOf(term), soundKey(term)])
    for (const at of index.get(key) ?? []) {
      const like = likeness(term, terms[at] ?? "");
      if (like > best.like || (like === best.like && at < best.at)) best = { like, at };
    }
  return best;
}
