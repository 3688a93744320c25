import { languages } from "../languages/index.ts";
import { wordsOf } from "../text/words-of.ts";
import { words } from "./words.ts";

const scripts: Readonly<Record<string, RegExp>> = {
  hi: /\p{Script=Devanagari}/gu,
  mr: /\p{Script=Devanagari}/gu,
  sa: /\p{Script=Devanagari}/gu,
  bn: /\p{Script=Bengali}/gu,
  ta: /\p{Script=Tamil}/gu,
  te: /\p{Script=Telugu}/gu,
  kn: /\p{Script=Kannada}/gu,
  ml: /\p{Script=Malayalam}/gu,
  gu: /\p{Script=Gujarati}/gu,
  pa: /\p{Script=Gurmukhi}/gu,
  ur: /\p{Script=Arabic}/gu,
  en: /\p{Script=Latin}/gu,
};

const letters = /\p{L}/gu;
const fewLetters = 12;
const fewWords = 9;
/** No sentence of some length is without one of these, in a language that has them. */
const common = new Map(
  languages.flatMap(({ code, prose }) =>
    prose?.common === undefined ? [] : [[code, new Set(wordsOf(prose.common))] as const],
  ),
);

/** Whether a sentence is plainly in another language than this one. */
export function isForeign(sentence: string, language: string): boolean {
  const script = scripts[language];
  const all = sentence.match(letters)?.length ?? 0;
  if (script === undefined || all < fewLetters) return false;
  if ((sentence.match(script)?.length ?? 0) < all / 2) return true;
  const own = common.get(language);
  if (own === undefined) return false;
  const spoken = words(sentence);
  return spoken.length >= fewWords && !spoken.some((word) => own.has(word));
}
