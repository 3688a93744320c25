import { isSlip } from "../words/slips.ts";
import type { SpokenWord } from "../words/spoken-words.ts";

/** The words to look for, prepared. */
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

/** Whether two stems are forms of one word, or differ by a typo. */
const isAlike = (left: string, right: string) =>
  left.length >= 4 &&
  right.length >= 4 &&
  (shareBeginning(left, right) || (left.length + right.length > 8 && isSlip(left, right)));

/** Words of a story for the same thing: a name in two scripts, a name and a role. */
export type Kin = ReadonlyMap<string, ReadonlySet<string>>;

/** How sure it is that two words say the same, by what they have in common. */
const confidence = { form: 1, sound: 0.9, sense: 0.8, spelling: 0.75, kin: 0.7 } as const;

/** The confidence that a word is one of these, from 0 to 1. */
export function likeness(word: SpokenWord, { forms, senses, heard }: WordSet, kin: Kin): number {
  if (forms.has(word.form)) return confidence.form;
  if (word.heard.length > 1 && heard.has(word.heard)) return confidence.sound;
  if (word.senses.some((sense) => senses.has(sense))) return confidence.sense;
  for (const form of forms) if (isAlike(word.form, form)) return confidence.spelling;
  for (const form of kin.get(word.form) ?? []) if (forms.has(form)) return confidence.kin;
  return 0;
}

/** The share of trigrams that two lines have in common, from 0 to 1. */
export function cosine(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  let same = 0;
  for (const one of left) if (right.has(one)) same += 1;
  return same === 0 ? 0 : same / Math.sqrt(left.size * right.size);
}

/** The confidence that two words are the same, from 0 to 1. */
export function likenessOf(word: SpokenWord, other: SpokenWord, kin: Kin): number {
  if (word.form === other.form) return confidence.form;
  if (word.heard.length > 1 && word.heard === other.heard) return confidence.sound;
  if (word.senses.some((sense) => other.senses.includes(sense))) return confidence.sense;
  if (isAlike(word.form, other.form)) return confidence.spelling;
  return kin.get(word.form)?.has(other.form) === true ? confidence.kin : 0;
}
