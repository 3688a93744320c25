import { isSlip } from "../words/slips.ts";
import type { LexiconWord } from "./lexicon.ts";

function shareBeginning(left: string, right: string): boolean {
  const length = Math.max(left.length, right.length);
  let same = 0;
  while (same < length && left[same] === right[same]) same += 1;
  return same >= 4 && same >= length * 0.6;
}

/** Whether two stems are forms of one word, or differ by a typo. */
const isAlike = (left: string, right: string) =>
  left.length >= 4 &&
  right.length >= 4 &&
  (shareBeginning(left, right) || (left.length + right.length > 8 && isSlip(left, right)));

/** Words of a story for the same thing: a name in two scripts, a name and a role. */
export type Kin = ReadonlyMap<string, ReadonlySet<string>>;

/** How sure it is that two words say the same, by what they have in common. */
const confidence = { form: 1, sound: 0.9, sense: 0.8, spelling: 0.75, kin: 0.7 } as const;

/** The share of trigrams that two lines have in common, from 0 to 1. */
export const cosine = (same: number, left: number, right: number): number =>
  same === 0 ? 0 : same / Math.sqrt(left * right);

/** The confidence that two words are the same, from 0 to 1. */
export function likenessOf(word: LexiconWord, other: LexiconWord, kin: Kin): number {
  if (word.form === other.form) return confidence.form;
  if (word.heard.length > 1 && word.heard === other.heard) return confidence.sound;
  if (word.senses.some((sense) => other.senses.includes(sense))) return confidence.sense;
  if (isAlike(word.form, other.form)) return confidence.spelling;
  return kin.get(word.form)?.has(other.form) === true ? confidence.kin : 0;
}
