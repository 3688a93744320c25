import { languages, messagesIn } from "../../languages/index.ts";
import type { Messages } from "../../languages/language.ts";
import type { Offer } from "../../port.ts";
import { placeSaid } from "../choices/picked-choice.ts";
import { phrasesOf } from "../phrases/heard.ts";
import { bareWords, plain } from "../words/plain.ts";

/** How the player is asked which choice is meant. */
const askingIn = (language: string): Messages | undefined => messagesIn(language) ?? messagesIn();

export const againOf = (language: string): string => askingIn(language)?.again ?? "";
export const whichOf = (language: string): string => askingIn(language)?.which ?? "";

const ofCount = ([one, several]: readonly [string, string] = ["", ""], count: number) =>
  count === 1 ? one : several;

export const meantOf = (language: string, count: number): string =>
  ofCount(askingIn(language)?.meant, count);
export const neitherOf = (language: string, count: number): string =>
  ofCount(askingIn(language)?.neither, count);

/** Whoever answers in another language than the story's is understood too. */
const wordsFor = (language: string, kind: "yes" | "no"): string[] =>
  languages
    .filter(
      ({ code, isLatin, isTypedEverywhere }) => code === language || isLatin || isTypedEverywhere,
    )
    .flatMap(({ katha }) => katha?.[kind]?.map(plain) ?? []);

/** "Yes, that one": whether a line is these sayings and nothing else. */
function isMadeOf(line: string, sayings: readonly string[]): boolean {
  const words = line.split(" ");
  const said = new Set(sayings);
  const longest = Math.max(...sayings.map((saying) => saying.split(" ").length));
  const ends = new Set([0]);
  for (const end of words.keys())
    for (let begin = Math.max(0, end + 1 - longest); begin <= end; begin += 1)
      if (ends.has(begin) && said.has(words.slice(begin, end + 1).join(" "))) ends.add(end + 1);
  return ends.has(words.length);
}

/** Whether a line is a yes or a no and nothing else. */
export const isYesOrNo = (language: string, said: string): boolean =>
  (["yes", "no"] as const).some((kind) => isMadeOf(bareWords(said), wordsFor(language, kind)));

/** The choices that Katha asked about last. */
export function askedAbout(language: string, shown: readonly Offer[]): readonly string[] {
  const neither: readonly string[] = askingIn(language)?.neither ?? [];
  return shown.some(({ to, text }) => to === null && neither.includes(text))
    ? shown.filter(({ to }) => to !== null).map(({ text }) => text)
    : [];
}

/** The choices that are meant by an answer to Katha's question, by a button or, where one was asked last, in words. */
export function answerToAsked(
  language: string,
  shown: readonly Offer[],
  said: string,
): readonly string[] | undefined {
  if (said === neitherOf(language, 2)) return [];
  const choices = askedAbout(language, shown);
  if (choices.length === 0) return undefined;
  const words = bareWords(said);
  if (shown[placeSaid(said)]?.to === null) return [];
  if (isMadeOf(words, wordsFor(language, "yes"))) return choices;
  const isNo = isMadeOf(words, wordsFor(language, "no"));
  return isNo || askingIn(language)?.neither.includes(said) === true ? [] : undefined;
}

const iMean = new RegExp(String.raw`${phrasesOf(({ katha }) => katha?.iMean).source}[\s,:]*`, "iu");

/** "No, I only want to say sorry": what an answer to Katha's question says besides its no. */
export function besideNo(language: string, said: string): string {
  const no = wordsFor(language, "no").toSorted((left, right) => right.length - left.length);
  const before = new RegExp(String.raw`^(?:${no.join("|")})\s*[,،.!;:\u0964\u06D4–—-]+\s*`, "iu");
  return before.test(said) ? said.replace(before, "").replace(iMean, "") : said;
}
