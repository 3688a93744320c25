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
/** No English sentence of some length is without one of these. */
const english = new Set(
  "the a an and of to in is was are were it he she they i you we that on with at for his her its their my your not no as but by from had has have be or so if there out up then into".split(
    " ",
  ),
);

/** Whether a sentence is plainly in another language than this one. */
export function isForeign(sentence: string, language: string): boolean {
  const script = scripts[language];
  const all = sentence.match(letters)?.length ?? 0;
  if (script === undefined || all < fewLetters) return false;
  if ((sentence.match(script)?.length ?? 0) < all / 2) return true;
  const spoken = words(sentence);
  return (
    language === "en" && spoken.length >= fewWords && !spoken.some((word) => english.has(word))
  );
}
