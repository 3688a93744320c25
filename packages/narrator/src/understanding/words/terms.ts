import { lruCache } from "../../lib/lru-cache.ts";
import * as english from "./english.ts";
import * as hindi from "./hindi.ts";
import { isLatinHindi } from "./latin-hindi.ts";
import { isLatin } from "./letters.ts";
import { plain } from "./plain.ts";
import { smallWords } from "./small-words.ts";
import { stem } from "./stems.ts";
import { isListed, sensesOf } from "./vocabulary.ts";

export const word = /[\p{L}\p{M}\p{N}]+(?:['-][\p{L}\p{M}\p{N}]+)*/gu;
const hyphenated = /[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)+/gu;
export const clauses = /[.,;:!?।॥؟،"“”«»()—]+/gu;
const split = (words: string) =>
  plain(words)
    .split(" ")
    .filter((each) => each !== "");
const kinds = ["who", "what", "why", "where", "how", "when"] as const;
const languages = Object.values(smallWords);
export const questions = new Map(
  kinds.flatMap((kind) =>
    [kind, ...languages.flatMap((language) => split(language[kind]))].map(
      (each): [string, string] => [each, `?${kind}`],
    ),
  ),
);
const othersEmpty = languages.flatMap(({ empty }) => split(empty));
const othersNegations = languages.flatMap(({ not }) => split(not));
const hindiEmpty = new Set([...hindi.emptyWords, ...othersEmpty].map(plain));
const hindiNegations = new Set([...hindi.negations, ...othersNegations].map(plain));

export const isEmpty = (token: string) => english.emptyWords.has(token) || hindiEmpty.has(token);
export const isNegation = (token: string) =>
  english.negations.has(token) || token.endsWith("n't") || hindiNegations.has(token);

/** "You" in Hindi, typed in Latin letters. */
const youInHindi = "tune";

function termOf(token: string, isHindi: boolean): string {
  return questions.get(token) ?? sensesOf(token, isHindi)[0] ?? stem(token);
}

/** "Do it, won't you": they ask for a deed as often as they refuse it. */
const tags = new Set(["na", "ना", "न", "না"].map(plain));
/** A Bengali verb in the first person, which such a word refuses: "যাব না", "korbo na". */
const firstPerson = /(?:ব|বো|ই|ছি|লাম|bo)$/u;
/** "Or not", "not only", "to her, not to him": what stands before the last word is all that it refuses, if anything. */
const refusesLess = new Set(
  "या ya कि ki किंवा kinva یا ही hi को ko से se में me mein पर par का ka की के ke ला la کو سے میں"
    .split(" ")
    .map(plain),
);

/** Indian languages refuse all that a clause says by its last word: "जय हनुमान जिंकले असं मी म्हणणार नाही". */
export function refusesAtEnd(tokens: readonly string[]): boolean {
  const [last = "", before = ""] = tokens.toReversed();
  if (before === "" || english.negations.has(last) || !isNegation(last)) return false;
  if (tags.has(last)) return firstPerson.test(before);
  return !refusesLess.has(before) && questions.get(before) !== "?why";
}

/** Tamil writes them as one word with the deed: "ஓடமாட்டேன்", "pogamaatten". */
const attached =
  /(?<=\p{L}\p{M}?)(மாட்டேன்|மாட்டோம்|மாட்டார்|வேண்டாம்|கூடாது|முடியாது)(?![\p{L}\p{M}])|(?<=[a-z]{2})(maatten|maaten)\b/gu;

const phrases = [...english.phrases, ...hindi.phrases];
/** Most texts have none of them. */
const anyPhrase = new RegExp(phrases.map(([{ source }]) => `(?:${source})`).join("|"), "u");

/** Phrases as one word each; what is written with a hyphen as its parts, unless the lists know it whole. */
export function joined(text: string): string {
  const whole = plain(text)
    .replaceAll(hyphenated, (token) => (isListed(token) ? token : token.replaceAll("-", " ")))
    .replaceAll(attached, " $&");
  if (!anyPhrase.test(whole)) return whole;
  return phrases.reduce((all, [pattern, term]) => all.replaceAll(pattern, term), whole);
}

/** "Bata na", "चलो ना": it urges, and refuses nothing. */
function isUrging(tokens: readonly string[], at: number): boolean {
  const before = tokens[at - 1] ?? "";
  const isTag = tokens[at] === "na" || tokens[at] === "ना";
  return isTag && at === tokens.length - 1 && /(?:[ao]|[ोाओ]|बता|सुना|दिखा)$/u.test(before);
}

/** English refuses what comes next, Hindi what stands on either side of the word. */
export function refusedIn(tokens: readonly string[]): Set<number> {
  const refused = new Set<number>();
  const content = (at: number) => {
    const token = tokens[at];
    return token !== undefined && !isEmpty(token) && !isNegation(token);
  };
  for (const [at, token] of tokens.entries()) {
    if (!isNegation(token) || isUrging(tokens, at)) continue;
    const after = [at + 1, at + 2, at + 3].find(content);
    const before = [at - 1, at - 2].find(content);
    const first = isLatin(token) && english.negations.has(token) ? after : (after ?? before);
    if (first !== undefined) refused.add(first);
    if (!isLatin(token) && after !== undefined && before !== undefined) refused.add(before);
  }
  return refused;
}

function termsOfClause(clause: string): string[] {
  const tokens = clause.match(word) ?? [];
  const refused = refusedIn(tokens);
  const isHindi = isLatinHindi(tokens);
  return tokens.flatMap((token, at) => {
    if (isEmpty(token) || (isHindi && token === youInHindi)) return [];
    if (isNegation(token) || hindi.isLightAfter(tokens[at - 1] ?? "", token)) return [];
    return [`${refused.has(at) ? "!" : ""}${termOf(token, isHindi)}`];
  });
}

/** A line is asked for its terms by many; each part of it too. */
const known = lruCache<readonly string[]>(500);

/**
 * What a text says, word by word: deeds as `:go`, question words as `?who`, other words by their
 * stem, refused ones with `!`. No refusal reaches past a comma.
 */
export const termsOf = (text: string): readonly string[] => known(text, () => readTerms(text));

function readTerms(text: string): string[] {
  const terms = joined(text).split(clauses).flatMap(termsOfClause);
  const isAsked = /[?؟]/u.test(text) && !terms.some((term) => term.startsWith(":"));
  return isAsked ? [":ask", ...terms] : terms;
}

/** Whether a text says no, and nothing else that could be done. */
export function isRefusal(text: string): boolean {
  const tokens = joined(text).match(word) ?? [];
  return tokens.some(isNegation) && termsOf(text).every((term) => term.startsWith("!"));
}
