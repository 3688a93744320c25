import { isSlip } from "../words/slips.ts";
import type { SpokenWord } from "../words/spoken-words.ts";

/** Words as they are looked up. */
export interface WordSet {
  forms: ReadonlySet<string>;
  senses: ReadonlySet<string>;
  heard: ReadonlySet<string>;
}

export function wordSet(words: readonly SpokenWord[]): WordSet {
  return {
    forms: new Set(words.map(({ form }) => form)),
    senses: new Set(words.flatMap(({ senses }) => senses)),
    heard: new Set(words.map(({ heard }) => heard).filter((heard) => heard.length > 1)),
  };
}

function shareBeginning(left: string, right: string): boolean {
  const length = Math.max(left.length, right.length);
  let same = 0;
  while (same < length && left[same] === right[same]) same += 1;
  return same >= 4 && same >= length * 0.6;
}

/** Whether two stems are one word in two forms, or with a slip of typing. */
const isAlike = (left: string, right: string) =>
  left.length >= 4 &&
  right.length >= 4 &&
  (shareBeginning(left, right) || (left.length + right.length > 8 && isSlip(left, right)));

/** The words of a story that name the same: a name in two scripts, a name and who that is. */
export type Kin = ReadonlyMap<string, ReadonlySet<string>>;

/** How surely a word is one of these, from 0 to 1. */
export function likeness(word: SpokenWord, { forms, senses, heard }: WordSet, kin: Kin): number {
  if (forms.has(word.form)) return 1;
  if (word.heard.length > 1 && heard.has(word.heard)) return 0.9;
  if (word.senses.some((sense) => senses.has(sense))) return 0.8;
  for (const form of forms) if (isAlike(word.form, form)) return 0.75;
  for (const form of kin.get(word.form) ?? []) if (forms.has(form)) return 0.7;
  return 0;
}

/** How many of the pieces two lines share, from 0 to 1. */
export function cosine(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  let same = 0;
  for (const one of left) if (right.has(one)) same += 1;
  return same === 0 ? 0 : same / Math.sqrt(left.size * right.size);
}

/** How surely two words are one, from 0 to 1. */
export function likenessOf(word: SpokenWord, other: SpokenWord, kin: Kin): number {
  if (word.form === other.form) return 1;
  if (word.heard.length > 1 && word.heard === other.heard) return 0.9;
  if (word.senses.some((sense) => other.senses.includes(sense))) return 0.8;
  if (isAlike(word.form, other.form)) return 0.75;
  return kin.get(word.form)?.has(other.form) === true ? 0.7 : 0;
}
