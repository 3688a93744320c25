import { soundsAlike } from "./words/sounds.ts";

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

const found = new WeakMap<readonly string[], Map<string, Like>>();

/** Which of these words a word is most like. A list is searched for the same word once. */
export function bestLike(term: string, terms: readonly string[]): Like {
  const known = found.get(terms) ?? new Map<string, Like>();
  found.set(terms, known);
  const before = known.get(term);
  if (before) return before;
  let best: Like = { like: 0, at: -1 };
  for (const [at, other] of terms.entries()) {
    const like = other === "" ? 0 : likeness(term, other);
    if (like > best.like) best = { like, at };
  }
  known.set(term, best);
  return best;
}
