import { allows, audienceOf, ratedWords } from "@katha/storygraph";
import { formsOf } from "./rated-forms.ts";
import { joining, moreWords } from "./more-words.ts";

/** The words that a rating does not allow in a language. */
interface WordsBeyond {
  /** The first of them in a text, or null. */
  find: (text: string) => { word: string; at: number } | null;
  /** Where the end of a text is more than half of such a word, which the next letters may complete; else -1. */
  mayComplete: (text: string) => number;
}

const letter = String.raw`[\p{L}\p{M}\p{N}]`;
const plain = (text: string) => text.normalize("NFC").toLowerCase();

const boundary = new RegExp(String.raw`(?<!${letter})(?=${letter})`, "gu");

function beginningsOf(forms: readonly string[]): Set<string> {
  const beginnings = new Set<string>();
  for (const form of forms.map(plain))
    for (let length = Math.floor(form.length / 2) + 1; length <= form.length; length += 1)
      beginnings.add(form.slice(0, length));
  return beginnings;
}

function read(contentRating: string, language: string): WordsBeyond {
  const asked = (["teen", "mature"] as const).filter(
    (audience) => !allows(contentRating, audience),
  );
  const base = asked.flatMap((audience): readonly string[] => ratedWords[audience]);
  const more = asked.flatMap((audience) => moreWords[language]?.[audience] ?? []);
  if (base.length + more.length === 0) return { find: () => null, mayComplete: () => -1 };

  const end = joining.has(language) ? "" : `(?!${letter})`;
  const either = [`(?:${base.join("|")})(?!${letter})`, ...more.map((word) => `(?:${word})${end}`)];
  const matcher = new RegExp(`(?<!${letter})(?:${either.join("|").normalize("NFC")})`, "iu");
  const beginnings = beginningsOf([...base, ...more].flatMap(formsOf));
  const longest = Math.max(...[...beginnings].map((beginning) => beginning.length));

  return {
    find: (text) => {
      const found = matcher.exec(text);
      return found && { word: found[0], at: found.index };
    },
    mayComplete: (text) => {
      const from = Math.max(0, text.length - longest);
      for (const { index } of text.matchAll(boundary))
        if (index >= from && beginnings.has(plain(text.slice(index)))) return index;
      return -1;
    },
  };
}

const known = new Map<string, WordsBeyond>();

export function wordsBeyond(contentRating: string, language: string): WordsBeyond {
  const ours = Object.hasOwn(moreWords, language) ? language : "";
  const key = `${audienceOf(contentRating)}\n${ours}`;
  const words = known.get(key) ?? read(contentRating, ours);
  known.set(key, words);
  return words;
}
