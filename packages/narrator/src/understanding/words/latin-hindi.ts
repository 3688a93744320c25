import { languages } from "../../languages/index.ts";
import { wordsIn, wordsOfAll } from "../phrases/heard.ts";
import { inLatin, isLatin } from "./letters.ts";

const sounds = languages.map((language) => language.sounds ?? {});
type Rule = readonly [spelled: RegExp, instead: string];
const rulesOf = (list: "spelledAlike" | "heardAlike" | "heard"): readonly Rule[] =>
  sounds.flatMap((one) =>
    (one[list] ?? []).map(([from, to]): Rule => [new RegExp(from, "gu"), to]),
  );
const by = (rules: readonly Rule[]) => (token: string) =>
  rules.reduce((all, [from, to]) => all.replaceAll(from, to), token);

const spelledAlike = by(rulesOf("spelledAlike"));
const heardAlike = by(rulesOf("heardAlike"));
const heard = by(rulesOf("heard"));
const aspirated = new Set(sounds.flatMap((one) => Array.from(one.aspirated ?? "")));

/** A word as it is heard, the same from either script: `dekho` is heard as in Devanagari. */
export const heardAs = (token: string): string =>
  heard(isLatin(token) ? heardAlike(spelledAlike(token)) : inLatin(token));

/** The consonants of a word, each with its aspiration: some words differ by it alone, though they are heard alike. */
export function consonantsOf(token: string): string[] {
  const spelled = isLatin(token)
    ? spelledAlike(token)
    : Array.from(token, (letter) => inLatin(letter) + (aspirated.has(letter) ? "h" : "")).join("");
  return (spelled.match(/(?:[kgcjtdpb]h|[^aeiouyh])/gu) ?? []).filter(
    (one, at, all) => one !== all[at - 1],
  );
}

/** Endings of verbs as they are heard, longest first. */
const endings = languages.flatMap(({ inflections }) => wordsIn(inflections?.heardEndings));

/** The same without its ending. */
export function heardStem(word: string): string {
  const ending = endings.find((each) => word.endsWith(each) && word.length - each.length >= 2);
  return ending === undefined ? word : word.slice(0, -ending.length);
}

const marks = wordsOfAll(({ words }) => words?.marks);
const doubtful = wordsOfAll(({ words }) => words?.doubtful);
const surely = wordsOfAll(({ words }) => words?.surely);

/** Whether a line is Hindi, or Urdu, typed in Latin letters. */
export function isLatinHindi(tokens: readonly string[]): boolean {
  if (tokens.some((token) => marks.has(token))) return true;
  return tokens.some((token) => doubtful.has(token)) && !tokens.some((token) => surely.has(token));
}

/** Whether all words of a line are in Latin letters and none of them shows it to be Hindi. */
export const isEnglish = (tokens: readonly string[]): boolean =>
  tokens.every((token) => !/\p{L}/u.test(token) || /\p{Script=Latin}/u.test(token)) &&
  !isLatinHindi(tokens);
