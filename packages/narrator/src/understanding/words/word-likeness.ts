import { nearness, vectorOfStem } from "./word-vectors.ts";
import { isLatin } from "./letters.ts";
import { isSlip } from "./slips.ts";
import { soundOf, soundsAlike } from "./sounds.ts";

/** A term without the mark that it is refused. */
export const bare = (term: string) => term.replace(/^!+/u, "");
/** What a word names, as `:give` and `#food`, is itself and nothing that only looks or sounds like it. */
const isSense = (term: string) => /^[:#]/u.test(term);
export const isRefused = (term: string) => term.startsWith("!");

function shareBeginning(left: string, right: string): boolean {
  const length = Math.max(left.length, right.length);
  let same = 0;
  while (same < length && left[same] !== undefined && left[same] === right[same]) same += 1;
  return same >= 3 && same >= length * 0.6 && (same >= 4 || !isLatin(left));
}

/** A shorter word with another letter is as likely another word. */
const leastForSlip = 5;

/** Two English words that only look alike: "sleeve" and "sleepy"; or a short one of none and the beginning of one: "Asha" is not ashamed. */
const leastNear = 0.2;
function areTwoWords(left: string, right: string): boolean {
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  const [own, other] = [vectorOfStem(short), vectorOfStem(long)];
  if (other === undefined) return false;
  if (own !== undefined) return nearness(own, other) < leastNear;
  return isLatin(short) && short.length < long.length && short.length < leastForSlip;
}

export interface Like {
  /** 1 for the same word, 0 for none that is like it. */
  like: number;
  at: number;
}

/** Where in a list words begin alike, and where they sound alike: no other two can be like each other. */
interface Index {
  bares: readonly string[];
  places: ReadonlyMap<string, readonly number[]>;
}

const beginningOf = (bareTerm: string) => `^${bareTerm.slice(0, 3)}`;
const soundKey = (bareTerm: string) => `~${soundOf(bareTerm)}`;
const indexes = new WeakMap<readonly string[], Index>();

function indexOf(terms: readonly string[]): Index {
  const known = indexes.get(terms);
  if (known) return known;
  const bares = terms.map(bare);
  const places = new Map<string, number[]>();
  for (const [at, term] of bares.entries())
    for (const key of terms[at] === "" || isSense(term)
      ? []
      : [beginningOf(term), soundKey(term)]) {
      const there = places.get(key);
      if (there) there.push(at);
      else places.set(key, [at]);
    }
  const index = { bares, places };
  indexes.set(terms, index);
  return index;
}

/**
 * Which of these words a word is most like; the first of those that are equally like it. 1 is the same word, less one
 * that only looks or sounds like it.
 */
export function bestLike(term: string, terms: readonly string[]): Like {
  const { bares, places } = indexOf(terms);
  const wanted = bare(term);
  if (isSense(wanted)) {
    const at = bares.indexOf(wanted);
    return at < 0 ? { like: 0, at } : { like: 1, at };
  }
  let best: Like = { like: 0, at: -1 };
  const consider = (like: number, at: number) => {
    if (like > best.like || (like > 0 && like === best.like && at < best.at)) best = { like, at };
  };
  for (const at of places.get(beginningOf(wanted)) ?? []) {
    const other = bares[at] ?? "";
    if (other === wanted) consider(1, at);
    else if (best.like < 1 && shareBeginning(wanted, other) && !areTwoWords(wanted, other))
      consider(0.85, at);
  }
  if (best.like >= 0.85) return best;
  for (const at of places.get(soundKey(wanted)) ?? [])
    if (soundsAlike(wanted, bares[at] ?? "")) consider(0.8, at);
  if (best.like === 0 && wanted.length >= leastForSlip)
    for (const [at, other] of bares.entries())
      if (
        other.length >= leastForSlip &&
        terms[at] !== "" &&
        !isSense(other) &&
        isSlip(wanted, other) &&
        !areTwoWords(wanted, other)
      )
        consider(0.75, at);
  return best;
}
