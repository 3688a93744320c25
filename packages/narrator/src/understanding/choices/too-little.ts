import type { Position, StoryVersion } from "../../port.ts";
import { lemmaOf, sharesOf } from "../../word-net/index.ts";
import { heardPart } from "../heard-part.ts";
import { isYesOrNo } from "../katha/asking.ts";
import { namedIn } from "../named.ts";
import { isToldOf } from "../own-character.ts";
import { phrasesOf, wordsOfAll } from "../phrases/heard.ts";
import { isLatinHindi } from "../words/latin-hindi.ts";
import { isLatin } from "../words/letters.ts";
import { plain } from "../words/plain.ts";
import { isParticle, wordsOf, type SpokenWord } from "../words/spoken-words.ts";
import { clauses, isDeed, word } from "../words/terms.ts";
import { sensesOf } from "../words/vocabulary.ts";

/**
 * What takes no choice by itself, however well its one word fits: a line that only calls somebody, and one that says what
 * is done and not to what. "Asha!", "leave", "eat something", "take it".
 */
export type TooLittle = "onlyCalled" | "objectless";

const indefinite = wordsOfAll(({ words }) => words?.indefinite);
const callWords = wordsOfAll(({ polite }) => polite?.calls);
const honorifics = phrasesOf(({ polite }) => polite?.honorifics);
const article = phrasesOf(({ polite }) => polite?.article);

const tokensIn = (text: string): readonly string[] => text.match(word) ?? [];

const greets = ({ senses }: SpokenWord) => senses.includes(":greet");

/** Whether a word calls one of those whom a line names, or is part of what they are called. */
function callsIn(
  story: StoryVersion,
  position: Position,
  said: string,
): { isName: (token: string) => boolean; isCall: (token: string) => boolean } {
  const namesIn = (text: string) =>
    namedIn(story, position, text)
      .filter(({ kind }) => kind === "person" || kind === "self")
      .flatMap(({ names }) => names);
  const tokens = new Set(namesIn(said).flatMap((name) => tokensIn(plain(name))));
  const isName = (token: string) =>
    tokens.has(token) ||
    namesIn(token).length > 0 ||
    (isToldOf(story, token) && namedIn(story, position, token).length === 0);
  const isBesideName = (token: string) =>
    callWords.has(token) || honorifics.test(token) || article.test(token);
  return { isName, isCall: (token) => isBesideName(token) || isName(token) };
}

/** How something is done says nothing of what to. */
const manners = new Set([":hurry", ":slow"]);
const saysHow = ({ senses: [first = ""] }: SpokenWord) => manners.has(first);

/** A word that is a verb less often is hardly one. */
const leastVerb = 0.2;

/** Whether a word is what somebody does; "fire" and "पैसे" are things first, though something is done with them. */
function isVerb({ token, senses: own }: SpokenWord, isHindi: boolean): boolean {
  const shares = sharesOf(token);
  const isEnglish = isLatin(token) && !isHindi && Object.values(shares).some((share) => share > 0);
  const senses = own.length === 0 && !isEnglish ? sensesOf(token, true) : own;
  const isThing = senses.some((sense) => sense.startsWith("#"));
  if (isEnglish) {
    const isUsual = shares.verb > shares.noun || (senses.some(isDeed) && !isThing);
    // "He is cracked" tells how he is.
    const isState = shares.adjective > shares.verb && lemmaOf(token, "verb") !== token;
    return shares.verb >= leastVerb && isUsual && !isState;
  }
  const meant = senses.filter((sense) => /^[:~]/u.test(sense)).map((sense) => sense.slice(1));
  return (
    !isThing &&
    meant.some((one) => sharesOf(one).verb >= leastVerb) &&
    (senses.some(isDeed) || meant.some((one) => sharesOf(one).verb > sharesOf(one).noun))
  );
}

const contentOf = (text: string) =>
  wordsOf(text).filter((one) => !isParticle(one) && !indefinite.has(one.token));

/** Whether a choice says no more than these words do. */
function isAllOf(choice: string, words: readonly SpokenWord[]): boolean {
  const own = contentOf(choice);
  const isSame = (one: SpokenWord, { form, senses }: SpokenWord) =>
    form === one.form || senses.some((sense) => one.senses.includes(sense));
  return own.length > 0 && own.every((one) => words.some((other) => isSame(one, other)));
}

/** In more words the small ones say something as well: "let her take it to him then". */
const mostWords = 5;
/** With calls and names, however often. */
const mostWithCalls = 12;

/** What a line leaves out by which a choice could be told; nothing where the choice itself says no more. */
export function saysTooLittle(
  story: StoryVersion,
  position: Position,
  said: string,
  choice: string,
): TooLittle | undefined {
  const line = plain(heardPart(said));
  const parts = line.split(clauses).map(tokensIn);
  if (parts.flat().length > mostWithCalls) return undefined;
  const { isName, isCall } = callsIn(story, position, line);
  const told = parts.filter((tokens) => !tokens.every(isCall)).map((tokens) => tokens.join(" "));
  if (told.length === 0) {
    const isAnybody = parts.flat().some(isName);
    return isAnybody && !isAllOf(choice, contentOf(line)) ? "onlyCalled" : undefined;
  }
  if (tokensIn(told.join(" ")).length > mostWords) return undefined;
  const words = told.flatMap(contentOf);
  const deeds = words.every(saysHow) ? words : words.filter((one) => !saysHow(one));
  const [deed] = deeds;
  if (deed === undefined || deeds.some(({ form }) => form !== deed.form)) return undefined;
  if (isName(deed.token) || greets(deed)) return undefined;
  if (deed.isRefused || deed.isInRefusal) return undefined;
  if (isYesOrNo(story.language, line) || told.some((text) => article.test(text))) return undefined;
  const isHindi = isLatinHindi(tokensIn(line));
  return isVerb(deed, isHindi) && !isAllOf(choice, [deed]) ? "objectless" : undefined;
}
