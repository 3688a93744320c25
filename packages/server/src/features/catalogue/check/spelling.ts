import { readFileSync } from "node:fs";
import path from "node:path";
import dictionary from "dictionary-en-gb";
import { namesOfBible } from "@katha/storygraph";
import nspell from "nspell";
import { pagesOf, type ReadStory } from "./shelf.ts";

const scriptOf: Readonly<Record<string, string>> = {
  hi: "Devanagari",
  mr: "Devanagari",
  bn: "Bengali",
  ta: "Tamil",
  ur: "Arabic",
};

const english = nspell(dictionary);
const houseWords = readFileSync(path.join(import.meta.dirname, "house-words.txt"), "utf8");
for (const word of houseWords.split(/\s+/u)) if (word) english.add(word);

/** Every word that the bible gives as part of a name, in any script. */
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

/** English by a dictionary; a word it lacks must be a name of the bible or one of our house words. */
function misspeltInEnglish(story: ReadStory): string[] {
  const names = wordsOfNames(story);
  const unknown = (word: string) =>
    !knownInEnglish(word) && !names.has(word.toLowerCase().replace(/['’]s?$/u, ""));
  return pagesOf(story).flatMap(({ node, text }) => {
    const found = text.replaceAll(/[*_]/gu, "").match(/\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*/gu) ?? [];
    return [...new Set(found.filter(unknown))].map((word) => `${node}: ${word}`);
  });
}

/** Signs that no word of an Indian script can hold: one without a letter, or two where one may stand. */
const looseSign = /(?<![\p{L}\p{M}])\p{M}/u;
const doubledSign = /(\p{M})\1/u;
const twoVowelSigns = /[ा-ौ][ा-ौ]|[া-ৌ][া-ৌ]|[ா-ௌ][ா-ௌ]/u;

/** Where we have no dictionary: letters of one script only, written as the script can write them. */
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
