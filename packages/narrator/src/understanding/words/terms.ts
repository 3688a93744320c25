import { languages } from "../../languages/index.ts";
import { lruCache } from "../../lib/lru-cache.ts";
import { anyOf, waysOf } from "../phrases/phrase.ts";
import { wordsIn, wordsOfAll } from "../phrases/heard.ts";
import { isLatinHindi } from "./latin-hindi.ts";
import { isLatin } from "./letters.ts";
import { isLightAfter } from "./light-verbs.ts";
import { plain } from "./plain.ts";
import { stem } from "./stems.ts";
import { isListed, sensesOf } from "./vocabulary.ts";

export const word = /[\p{L}\p{M}\p{N}]+(?:['-][\p{L}\p{M}\p{N}]+)*/gu;
const hyphenated = /[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)+/gu;
export const clauses = /[.,;:!?।॥؟،"“”«»()—]+/gu;
const kinds = ["who", "what", "why", "where", "how", "when"] as const;
export const questions = new Map(
  languages.flatMap(({ words = {} }) =>
    kinds.flatMap((kind) =>
      wordsIn(words[kind]).map((each): [string, string] => [each, `?${kind}`]),
    ),
  ),
);

const empty = wordsOfAll(({ words }) => words?.empty);
const emptyOwn = wordsOfAll(({ words }) => words?.emptyOwn);
const negations = wordsOfAll(({ words }) => words?.not);
const notEndings = languages.flatMap(({ words }) => wordsIn(words?.notEndings));
/** Those of the language that Latin letters are read as: they refuse what comes next. */
const negationsBefore = wordsOfAll(({ isLatin: is, words }) => (is ? words?.not : []));

export const isEmpty = (token: string) => empty.has(token);
export const isNegation = (token: string) => negations.has(token) || isNegationBefore(token);
export const isNegationBefore = (token: string) =>
  negationsBefore.has(token) || notEndings.some((ending) => token.endsWith(ending));

function termOf(token: string, isHindi: boolean): string {
  return questions.get(token) ?? sensesOf(token, isHindi)[0] ?? stem(token);
}

/** "Do it, won't you": they ask for a deed as often as they refuse it. */
const tags = wordsOfAll(({ words }) => words?.tags);
const firstPerson = languages.flatMap(({ words }) => wordsIn(words?.firstPerson));
const urgedEndings = languages.flatMap(({ words }) => wordsIn(words?.urgedEndings));
/** "Or not", "not only", "to her, not to him": what stands before the last word is all that it refuses, if anything. */
const refusesLess = wordsOfAll(({ words }) => words?.refusesLess);
const endsIn = (token: string, endings: readonly string[]) =>
  endings.some((ending) => token.endsWith(ending));

/** Indian languages refuse all that a clause says by its last word: "जय हनुमान जिंकले असं मी म्हणणार नाही". */
export function refusesAtEnd(tokens: readonly string[]): boolean {
  const [last = "", before = ""] = tokens.toReversed();
  if (before === "" || negationsBefore.has(last) || !isNegation(last)) return false;
  if (tags.has(last)) return endsIn(before, firstPerson);
  return !refusesLess.has(before) && questions.get(before) !== "?why";
}

/** A refusal that is written as one word with its deed. */
const attached = new RegExp(
  String.raw`(?<=\p{L}\p{M}?)(?:${[...wordsOfAll(({ words }) => words?.attachedNot)].join("|")})(?![\p{L}\p{M}])`,
  "gu",
);

const phrases = languages.flatMap(({ sayings = [], parts }) =>
  sayings.map(({ says, means }) => {
    const ways = says.flatMap((phrase) => waysOf(phrase, parts));
    return { pattern: new RegExp(anyOf(ways), "g"), term: ` ${means} `, ways };
  }),
);
/** Most texts have none of them. */
const anyPhrase = new RegExp(anyOf(phrases.flatMap(({ ways }) => ways)));

/** Phrases as one word each; what is written with a hyphen as its parts, unless the lists know it whole. */
export function joined(text: string): string {
  const whole = plain(text)
    .replaceAll(hyphenated, (token) => (isListed(token) ? token : token.replaceAll("-", " ")))
    .replaceAll(attached, " $&");
  if (!anyPhrase.test(whole)) return whole;
  return phrases.reduce((all, { pattern, term }) => all.replaceAll(pattern, term), whole);
}

/** A tag behind what is asked of somebody: it urges, and refuses nothing. */
const isUrging = (tokens: readonly string[], at: number): boolean =>
  at === tokens.length - 1 &&
  tags.has(tokens[at] ?? "") &&
  endsIn(tokens[at - 1] ?? "", urgedEndings);

/** Whether a term, or a sense, is a deed, refused or not. */
export const isDeed = (term: string) => /^!*:/u.test(term);

/** Some refuse what comes next; else what stands on either side of the word. */
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
    const first = isLatin(token) && negationsBefore.has(token) ? after : (after ?? before);
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
    if (isEmpty(token) || (isHindi && emptyOwn.has(token))) return [];
    if (isNegation(token) || isLightAfter(tokens[at - 1] ?? "", token)) return [];
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
