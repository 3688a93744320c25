import { readFileSync } from "node:fs";
import path from "node:path";
import dictionary from "dictionary-en-gb";
import { namesOfBible } from "@katha/storygraph";
import nspell from "nspell";
import { pagesOf, type ReadStory } from "./read-stories.ts";

const scriptOf: Readonly<Record<string, string>> = {
  hi: "Devanagari",
  mr: "Devanagari",
  bn: "Bengali",
  ta: "Tamil",
  ur: "Arabic",
};

const english = nspell(dictionary);
const extraWords = readFileSync(path.join(import.meta.dirname, "extra-words.txt"), "utf8");
for (const word of extraWords.split(/\s+/u)) if (word) english.add(word);

/** Every word of a name in the bible, in any script. */
function wordsOfNames({ bible }: ReadStory): Set<string> {
  const words = namesOfBible(bible).flatMap((name) => name.match(/[\p{L}\p{M}]+/gu) ?? []);
  return new Set(words.map((word) => word.toLowerCase()));
}

function knownInEnglish(word: string): boolean {
  const bare = word.replaceAll("’", "'").replace(/'s?$/u, "");
  return [bare, bare.toLowerCase(), `${bare[0]?.toUpperCase() ?? ""}${bare.slice(1)}`].some(
    (form) => english.correct(form),
  );
}

/** English is checked with a dictionary; other words must be names from the bible or on our list. */
function misspeltInEnglish(story: ReadStory): string[] {
  const names = wordsOfNames(story);
  const unknown = (word: string) =>
    !knownInEnglish(word) && !names.has(word.toLowerCase().replace(/['’]s?$/u, ""));
  return pagesOf(story).flatMap(({ node, text }) => {
    const found = text.replaceAll(/[*_]/gu, "").match(/\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*/gu) ?? [];
    return [...new Set(found.filter(unknown))].map((word) => `${node}: ${word}`);
  });
}

/** Combinations that no Indian script allows: a vowel sign without a letter, or two in a row. */
const looseSign = /(?<![\p{L}\p{M}])\p{M}/u;
const doubledSign = /(\p{M})\1/u;
const twoVowelSigns = /[ा-ौ][ा-ौ]|[া-ৌ][া-ৌ]|[ா-ௌ][ா-ௌ]/u;

/** For languages without a dictionary: only letters of one script, in combinations that it allows. */
function miswritten(story: ReadStory, script: string): string[] {
  const own = new RegExp(
    String.raw`^[\p{Script=${script}}\p{Script=Inherited}\p{Script=Common}]+$`,
    "u",
  );
  const names = wordsOfNames(story);
  return pagesOf(story).flatMap(({ node, text }) => {
    const wrong = (text.match(/[\p{L}\p{M}‌‍]+/gu) ?? []).filter((word) => {
      const shape = word.normalize("NFC");
      const bad = looseSign.test(shape) || doubledSign.test(shape) || twoVowelSigns.test(shape);
      return bad || (!own.test(shape) && !names.has(word.toLowerCase()));
    });
    return [...new Set(wrong)].map((word) => `${node}: ${word}`);
  });
}

export function misspelt(story: ReadStory): string[] {
  const script = scriptOf[story.language];
  return script === undefined ? misspeltInEnglish(story) : miswritten(story, script);
}
