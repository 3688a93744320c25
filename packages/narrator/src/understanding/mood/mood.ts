import { languages } from "../../languages/index.ts";
import type { Language } from "../../languages/language.ts";
import { phrasesOf, wordsIn } from "../phrases/heard.ts";
import { isLatinHindi } from "../words/latin-hindi.ts";
import { sourceOf } from "../phrases/phrase.ts";
import { plain } from "../words/plain.ts";
import * as sentence from "./sentence.ts";

/**
 * How something is said. Only what is `done` can move the story by itself: a question may be one of
 * the choices to ask, and what is supposed, thought of or told of others is none.
 */
export type Mood = "done" | "asked" | "supposed" | "imagined" | "quoted";

export interface Clause {
  text: string;
  mood: Mood;
  /** A question that yes or no would answer, or that somebody asks of themselves: nobody who only asks whether, or how, does it. */
  isWhether: boolean;
}

const quoted = /["“”«„][^"”»“]*["”»“]/gu;
/** An initial ends no sentence: "what L. stands for"; nor does a title. */
const initials = /\b(\p{Lu})\.(?= \p{Ll})/gu;
const titles = new RegExp(String.raw`(${phrasesOf(({ words }) => words?.titles).source})\.`, "giu");
const thenOfCondition = new RegExp(
  String.raw`\s+(?:${phrasesOf(({ moods }) => moods?.thenOfCondition).source})\s+`,
  "giu",
);
/** A clause ends here; a comma ends none, as in "if he asks, I say yes". */
const ends = new RegExp(
  String.raw`(?<=[.!?।॥؟;…])\s+|\s*\n+\s*|[—–]+|\s+(?:${phrasesOf(({ moods }) => moods?.nextDeed).source})\s+`,
  "giu",
);
const word = /[\p{L}\p{M}\p{N}']+/gu;

/** "Marta, did you light it?": asked of somebody who is called first. */
const called = new RegExp(String.raw`${sourceOf("^ 1..4,")}\s*`, "u");

const asksAloud = phrasesOf(({ moods }) => moods?.asksAloud);
const asksWhetherTo = phrasesOf(({ moods }) => moods?.asksWhetherTo);
const asksToBeTold = phrasesOf(({ moods }) => moods?.asksToBeTold);
const looksFor = phrasesOf(({ moods }) => moods?.looksFor);
const askedOfOther = phrasesOf(({ moods }) => moods?.askedOfOther);
const whether = phrasesOf(({ moods }) => moods?.whether);
const ofOneself = phrasesOf(({ moods }) => moods?.ofOneself);
const toldBefore = phrasesOf(({ moods }) => moods?.toldBefore, "i");
const deedBehind = phrasesOf(({ moods }) => moods?.deedBehind, "i");

const because = new RegExp(
  String.raw`[\s,]+(?:${phrasesOf(({ moods }) => moods?.because).source}).*$`,
  "u",
);
const therefore = new RegExp(
  String.raw`^.+[\s,](?:${phrasesOf(({ moods }) => moods?.therefore).source})\s(?=\S+ \S+)|${phrasesOf(({ moods }) => moods?.reasons).source}`,
  "u",
);

/** The deed without its reasons, whatever these suppose, where there is one beside them. */
function withoutReasons(text: string): string {
  const deed = text.replace(therefore, "").replace(because, "");
  return deed.trim() === "" ? text : deed;
}

/** A language's words of mood. */
interface MoodWords {
  asks: readonly string[];
  supposes: readonly string[];
  imagines: readonly string[];
  /** A sentence ends so that tells what its speaker does. */
  deeds: readonly string[];
}

const moodWordsOf = ({ moods = {} }: Language): MoodWords => ({
  asks: wordsIn(moods.asks),
  supposes: wordsIn(moods.supposes),
  imagines: wordsIn(moods.imagines),
  deeds: moods.deeds ?? [],
});
const moodWords = languages.map((language) => ({ language, words: moodWordsOf(language) }));

/** Those of the story's language, and of the one that is typed in every story. */
const wordsHeardIn = (code: string) =>
  moodWords
    .filter(({ language }) => language.code === code || language.isTypedEverywhere)
    .map(({ words }) => words);

/** Said so late, "perhaps" is of something else than the deed. */
const early = 3;

function moodByWords(tokens: readonly string[], { asks, supposes, imagines }: MoodWords): Mood {
  const has = (words: readonly string[]) => tokens.some((token) => words.includes(token));
  if (has(supposes)) return "supposed";
  if (has(asks)) return "asked";
  return imagines.some((one) => tokens.slice(0, early).includes(one)) ? "imagined" : "done";
}

/**
 * Indian languages put a question inside of a deed and keep its word: "कॅमेऱ्यात काय दिसतंय ते तपासते". It is
 * a deed where what the speaker does stands last, well after the word that asks.
 */
function asksWithinDeed(text: string, { asks, deeds }: MoodWords): boolean {
  const bare = text.replace(/(?<![\s.!,।])[\s.!,।]+$/u, "");
  if (!deeds.some((end) => bare.endsWith(end))) return false;
  const tokens = bare.match(word) ?? [];
  const asking = tokens.findLastIndex((token) => asks.includes(token));
  const after = bare.slice(bare.lastIndexOf(tokens[asking] ?? ""));
  return tokens.length - asking > (/[,;]/u.test(after) ? 2 : 3);
}

function moodOf(clause: string, language: string): Mood {
  const text = withoutReasons(plain(clause).trim());
  const tokens = text.match(word) ?? [];
  const lists = wordsHeardIn(language);
  const moods = lists.map((list) => moodByWords(tokens, list));
  const isHindi = isLatinHindi(tokens);
  if (sentence.isCondition(text) || moods.includes("supposed")) return "supposed";
  if (sentence.isThought(text, !isHindi)) return "imagined";
  if (asksToBeTold.test(text) || asksWhetherTo.test(text)) return "asked";
  if (asksAloud.test(text)) return "done";
  if (sentence.isRequest(text)) return "asked";
  if (/[?؟]\s*$/u.test(clause) || sentence.asksByForm(text) || askedOfOther.test(text))
    return "asked";
  if (!isHindi && sentence.isQuestion(text)) return looksFor.test(text) ? "done" : "asked";
  if (moods.includes("asked"))
    return !ofOneself.test(text) &&
      (looksFor.test(text) || lists.some((one) => asksWithinDeed(text, one)))
      ? "done"
      : "asked";
  if (sentence.isImagined(text)) return "imagined";
  return moods.find((mood) => mood !== "done") ?? "done";
}

/** A question that the speaker answers by a deed, or comes to from what they tell, apart from it. */
function questionApart(text: string): string[] {
  const told = toldBefore.exec(text)?.groups?.["told"];
  if (told !== undefined && told.length > 8 && !asksAloud.test(plain(told)))
    return [told, text.slice(told.length + 1).trim()];
  const [first = "", ...rest] = text.split(deedBehind);
  const isQuestion = sentence.isQuestion(plain(first)) && !/[?؟]\s*$/u.test(text);
  return isQuestion && rest.length > 0 ? [first, rest.join(", ").trim()] : [text];
}

/** What was typed, deed by deed, each with its mood. What stands in quotation marks is said aloud by somebody. */
export function clausesOf(said: string, language: string): Clause[] {
  const whole = said
    .replaceAll(titles, "$1")
    .replaceAll(initials, "$1")
    .replaceAll(thenOfCondition, ", ");
  const aloud = whole.replaceAll(quoted, (line) => ` ${line.replaceAll(/[.!?।؟;…\n]/gu, ",")} `);
  return aloud
    .split(ends)
    .flatMap((text) => questionApart(text.trim()))
    .filter((text) => /[\p{L}\p{N}]/u.test(text))
    .map((text) => {
      const own = text.replaceAll(quoted, " ").trim();
      if (!/[\p{L}\p{N}]/u.test(own)) return { text, mood: "quoted", isWhether: false };
      const mood = moodOf(own, language);
      const asks = plain(own).replace(called, "");
      const isWhether =
        whether.test(asks) ||
        asksWhetherTo.test(asks) ||
        sentence.asksByForm(asks) ||
        ofOneself.test(asks);
      return { text, mood, isWhether: mood === "asked" && isWhether };
    });
}
