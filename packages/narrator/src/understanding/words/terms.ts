import * as english from "./english.ts";
import * as hindi from "./hindi.ts";
import { heardAs, heardStem, isLatinHindi } from "./latin-hindi.ts";
import { plain } from "./plain.ts";

const word = /[\p{L}\p{M}\p{N}]+(?:['-][\p{L}\p{M}\p{N}]+)*/gu;
const clauses = /[.,;:!?।॥؟،"“”«»()—]+/gu;
const questions = new Map(
  "who:who कौन:who kaun:who किस:who किसने:who what:what क्या:what kya:what why:why क्यों:why kyun:why where:where कहां:where how:how कैसे:how kaise:how when:when कब:when"
    .split(" ")
    .map((pair): [string, string] => {
      const [own = "", name = ""] = pair.split(":");
      return [own, `?${name}`];
    }),
);
const isLatin = (token: string) => /^[a-z]/u.test(token);
const isDevanagari = (token: string) => /^[\u0900-\u097F]/u.test(token);

function englishStem(token: string): string {
  const whole = token.replace(/'s?$/u, "");
  const odd = Object.hasOwn(english.oddForms, whole) ? english.oddForms[whole] : undefined;
  if (odd !== undefined) return odd;
  if (whole.length < 5) return whole.replace(/(?<=[a-z]{3})s$/u, "");
  return whole
    .replace(/(?:ings?|ed|es|ly|s)$/u, "")
    .replace(/([b-df-hj-np-tv-z])\1$/u, "$1")
    .replace(/(?<=.{2})[ei]$/u, "");
}

function hindiStem(token: string): string {
  const ending = hindi.endings.find(
    (each) => token.endsWith(each) && token.length > each.length + 1,
  );
  return ending === undefined ? token : token.slice(0, -ending.length);
}

const stem = (token: string) =>
  isLatin(token) ? englishStem(token) : isDevanagari(token) ? hindiStem(token) : token;

/** Each word's deed; a word that names several goes by the first. */
const deedOf = new Map<string, string>();
for (const line of [...english.deeds, ...hindi.deeds]) {
  const [name = "", ...others] = plain(line).split(" ");
  for (const each of [name, ...others])
    for (const form of [each, stem(each)]) if (!deedOf.has(form)) deedOf.set(form, `:${name}`);
}

/** The deeds of Hindi as they are heard, for lines that are typed in Latin letters. */
const deedHeard = new Map<string, string>();
for (const line of hindi.deeds) {
  const [name = "", ...others] = plain(line).split(" ");
  for (const each of others)
    for (const heard of [heardAs(each), heardStem(heardAs(each))])
      if (heard.length >= 2 && !deedHeard.has(heard)) deedHeard.set(heard, `:${name}`);
}

function deedOfHeard(token: string): string | undefined {
  if (!isLatin(token)) return undefined;
  const heard = heardAs(token);
  return heard.length < 2 ? undefined : (deedHeard.get(heard) ?? deedHeard.get(heardStem(heard)));
}

const hindiEmpty = new Set([...hindi.emptyWords].map(plain));
const hindiNegations = new Set([...hindi.negations].map(plain));

const isEmpty = (token: string) => english.emptyWords.has(token) || hindiEmpty.has(token);
const isNegation = (token: string) =>
  english.negations.has(token) || token.endsWith("n't") || hindiNegations.has(token);

function termOf(token: string, isHindi: boolean): string {
  return (
    questions.get(token) ??
    deedOf.get(token) ??
    (isHindi ? deedOfHeard(token) : undefined) ??
    deedOf.get(stem(token)) ??
    stem(token)
  );
}

function joined(text: string): string {
  return [...english.phrases, ...hindi.phrases].reduce(
    (all, [pattern, term]) => all.replaceAll(pattern, term),
    plain(text),
  );
}

/** English refuses what comes next, Hindi what stands on either side of the word. */
function refusedIn(tokens: readonly string[]): Set<number> {
  const refused = new Set<number>();
  const content = (at: number) => {
    const token = tokens[at];
    return token !== undefined && !isEmpty(token) && !isNegation(token);
  };
  for (const [at, token] of tokens.entries()) {
    if (!isNegation(token)) continue;
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
    if (isEmpty(token)) return [];
    if (isNegation(token)) return [];
    return [`${refused.has(at) ? "!" : ""}${termOf(token, isHindi)}`];
  });
}

/**
 * What a text says, word by word: deeds as `:go`, question words as `?who`, other words by their
 * stem, refused ones with `!`. No refusal reaches past a comma.
 */
export function termsOf(text: string): string[] {
  const terms = joined(text).split(clauses).flatMap(termsOfClause);
  const isAsked = /[?؟]/u.test(text) && !terms.some((term) => term.startsWith(":"));
  return isAsked ? [":ask", ...terms] : terms;
}

/** Longer texts are cut where each word is compared with each: nobody picks a choice with a whole page. */
export const mostTerms = 60;
const longest = 2_000;

export const firstTermsOf = (text: string): string[] =>
  termsOf(text.slice(0, longest)).slice(0, mostTerms);

/** Whether a text says no, and nothing else that could be done. */
export function isRefusal(text: string): boolean {
  const tokens = joined(text).match(word) ?? [];
  return tokens.some(isNegation) && termsOf(text).every((term) => term.startsWith("!"));
}
