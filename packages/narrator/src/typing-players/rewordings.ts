import type { Rng } from "@katha/storygraph";
import { languages } from "../languages/index.ts";
import { glossesFor } from "../understanding/words/vocabulary.ts";
import { bareWords, plain } from "../understanding/words/plain.ts";
import { isEmpty } from "../understanding/words/terms.ts";
import { nearness, rankOf, vectorOf } from "../understanding/words/word-vectors.ts";
import { kindsOf, lemmaOf, sharesOf, synonymsOf } from "../word-net/index.ts";
import { languageOf } from "./wordings.ts";

/** A word of a choice, and other words that somebody may type for it, the likeliest first. */
interface Reworded {
  text: string;
  others: readonly string[];
}

/** How near another word must be to stand for one; words of a list and kinds ("officer" for "captain") say less. */
const nearEnough = { same: 0.45, deed: 0.55, kind: 0.6 };
const mostly = 0.5;
const mostOthers = 2;

/** Words less common than so many others are read, but seldom typed. */
const common = 10_000;
/** A kind is said for a word where it is not much the rarer of the two: "luggage", but not "educator". */
const mostRarer = 2;

const isOneWord = (word: string) => /^\p{Ll}+$/u.test(word);

type Part = "noun" | "verb";

/** Words that anybody types and takes for this part of speech, the nearest first. */
function nearestOf(word: string, all: readonly string[], part: Part, least: number): string[] {
  const own = vectorOf(word);
  if (own === undefined) return [];
  return all
    .filter((one) => isOneWord(one) && one !== word && rankOf(one) < common)
    .filter((one) => sharesOf(one)[part] >= mostly && lemmaOf(one, part) === one)
    .map((one) => ({ one, vector: vectorOf(one) }))
    .map(({ one, vector }) => ({ one, near: vector ? nearness(own, vector) : 0 }))
    .filter(({ near }) => near >= least)
    .toSorted((left, right) => right.near - left.near)
    .map(({ one }) => one);
}

/** Every word that names the same deed in a language's own lists. */
function deedsLike(word: string, code: string): string[] {
  const deeds = languages.find((one) => one.code === code)?.deeds ?? {};
  const list = Object.values(deeds).find((words) => ` ${words} `.includes(` ${word} `));
  return list === undefined ? [] : list.split(" ").filter((one) => one !== word);
}

function englishFor(word: string, isFirst: boolean): string[] {
  const { noun, verb } = sharesOf(word);
  if (isFirst && verb > 0 && lemmaOf(word, "verb") === word) {
    const same = nearestOf(word, synonymsOf(word, "verb"), "verb", nearEnough.same);
    return same.length > 0 ? same : nearestOf(word, deedsLike(word, "en"), "verb", nearEnough.deed);
  }
  if (noun < mostly || lemmaOf(word, "noun") !== word) return [];
  const same = nearestOf(word, synonymsOf(word, "noun"), "noun", nearEnough.same);
  const kinds = nearestOf(word, kindsOf(word).slice(0, 6), "noun", nearEnough.kind);
  return [...same, ...kinds.filter((one) => rankOf(one) <= mostRarer * rankOf(word))];
}

/** By how a word ends it is told how it is inflected. */
const endingOf = (word: string) => word.slice(-1);

const sameGloss = new Map<string, ReadonlyMap<string, readonly string[]>>();

/** Words of a language that stand for the same English word. */
function glossedLike(word: string, code: string): readonly string[] {
  const known = sameGloss.get(code) ?? byGloss(code);
  sameGloss.set(code, known);
  return (known.get(word) ?? []).filter((one) => one !== word && !word.startsWith(one));
}

function byGloss(code: string): ReadonlyMap<string, readonly string[]> {
  const all = glossesFor(code);
  const ofEnglish = Map.groupBy(all, ([, english]) => english);
  return new Map(
    all.map(([word, english]) => [word, (ofEnglish.get(english) ?? []).map(([own]) => own)]),
  );
}

function othersFor(word: string, code: string, script: RegExp): string[] {
  const deeds = deedsLike(word, code).filter((one) => endingOf(one) === endingOf(word));
  return [...deeds, ...glossedLike(word, code)].filter(
    (one) => script.test(one) && !one.includes("-"),
  );
}

function rewordedIn(choice: string, code: string): Reworded[] {
  const { script } = languageOf(code);
  const own = bareWords(choice).split(" ");
  let isFirst = true;
  return [...choice.matchAll(/[\p{L}\p{M}'’-]+|[^\p{L}\p{M}'’-]+/gu)].map(([text]) => {
    const word = plain(text);
    if (!/\p{L}/u.test(text) || (isEmpty(word) && !isFirst)) return { text, others: [] };
    // A name of its own has no other word.
    const isName = /^\p{Lu}/u.test(text) && !isFirst;
    const found = isName
      ? []
      : code === "en"
        ? englishFor(word, isFirst)
        : othersFor(word, code, script);
    isFirst = false;
    return {
      text,
      others: [...new Set(found)].filter((one) => !own.includes(one)).slice(0, mostOthers),
    };
  });
}

const tidy = (line: string) => line.replaceAll(/\s+/gu, " ").trim();
const withoutEnd = (line: string) => line.replace(/(?<![.!?।۔…])[.!?।۔…]+$/u, "");

/** The words that say something, each by another where there is one, without capitals and stops. */
function sayingIn(words: readonly Reworded[]): string[] {
  return words
    .filter(({ text }) => /\p{L}/u.test(text))
    .map(({ text, others }) => ({ low: plain(text), other: others.at(-1) }))
    .filter(({ low }) => !isEmpty(low))
    .map(({ low, other }) => other ?? low);
}

/** A long choice is cut, as whoever types it with a thumb cuts it. */
const thumbed = 4;

/** A slip of the thumb in the longest word: two letters of it the other way round. */
function withSlip(line: string): string {
  const [longest = ""] = (line.match(/\p{L}{5,}/gu) ?? []).toSorted(
    (left, right) => right.length - left.length,
  );
  const [before, one, two, rest] = [longest.slice(0, 2), longest[2], longest[3], longest.slice(4)];
  return longest === "" ? line : line.replace(longest, `${before}${two}${one}${rest}`);
}

/**
 * A choice as strangers may type it, who have read it once and say it in their own words: with words of like meaning from
 * the word net and the lists of its language; cut and misspelt with a thumb; and the gist of it, in two words.
 */
export function rewordingsOf(choice: string, language: string, rng: Rng): string[] {
  const words = rewordedIn(withoutEnd(choice), language);
  const { wordings, typed } = languageOf(language);
  const { manners } = wordings;
  const manner = manners[rng.between(0, Math.max(0, manners.length - 1))] ?? ((said) => said);
  const isReworded = words.some(({ others }) => others.length > 0);
  const whole = tidy(words.map(({ text, others: [other = text] }) => other).join(""));
  const saying = sayingIn(words);
  const gist = [...new Set([saying[0], saying.at(-1)])].join(" ");
  const lines = [
    ...(isReworded ? [manner(whole.toLowerCase())] : []),
    typed(withSlip(saying.slice(0, thumbed).join(" "))),
    typed(gist),
  ];
  const own = bareWords(choice);
  return [...new Map(lines.map((line) => [bareWords(line), line])).entries()].flatMap(
    ([bare, line]) => (bare === "" || bare === own ? [] : [tidy(line)]),
  );
}
