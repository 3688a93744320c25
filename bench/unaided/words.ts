import { readFileSync } from "node:fs";

const listed = (name: string) =>
  readFileSync(new URL(`words/${name}.txt`, import.meta.url), "utf8")
    .split("\n")
    .filter((row) => !row.startsWith("#"));

export const absentPhrases = listed("absent").filter((row) => row !== "");

const plain = (text: string) => text.normalize("NFC").toLowerCase().replaceAll("’", "'");

export const wordsIn = (text: string): string[] =>
  plain(text).match(/[\p{L}\p{M}\p{N}]+(?:'[\p{L}]+)*/gu) ?? [];

const common = new Set(listed("common").flatMap(wordsIn));

const auxiliaries = new Set(listed("auxiliaries").flatMap(wordsIn));

export const isAuxiliary = (word: string) => auxiliaries.has(word);

/** Not of grammar or of talk in general. */
export const isContent = (word: string) => !common.has(word) && /[\p{L}\p{M}]{2}/u.test(word);

/** How a sign of Devanagari sounds, as far as words are known again by it. */
const devanagari = new Map(
  listed("devanagari").flatMap((row) => {
    const [sound = "", ...signs] = row.split(" ");
    return signs.map((sign) => [sign, sound] as const);
  }),
);

const ofDevanagari = (word: string) =>
  Array.from(word.replaceAll(/ं(?=\p{L})/gu, "न"), (sign) => devanagari.get(sign) ?? "").join("");

const ofLatin = (word: string) =>
  word
    .replaceAll(/chh?/g, "c")
    .replaceAll("sh", "s")
    .replaceAll(/([kgjtdpb])h/g, "$1")
    .replaceAll(/ee|ai|[ey]/g, "i")
    .replaceAll(/oo|au|o/g, "u")
    .replaceAll("a", "")
    .replaceAll("f", "p")
    .replaceAll("w", "v")
    .replaceAll("z", "j")
    .replaceAll("q", "k");

/** A Hindi word in either script by its consonants, without what inflects it. */
function hindiKey(word: string): string {
  const isLatin = /^[a-z0-9']+$/.test(word);
  const bones = (isLatin ? ofLatin(word) : ofDevanagari(word)).replaceAll(/(.)\1+/g, "$1");
  const stem = bones.length > 3 ? bones.replace(/[iu]n?$/, "") : bones;
  return stem.length < 2 ? `${stem} ${word}` : stem;
}

const englishKey = (word: string): string => {
  const bare = word.replace(/'s$/, "");
  return bare.length > 4
    ? bare.replace(/(?:ing|ies|ied|ed|es|s|y|e)$/, "")
    : bare.replace(/s$/, "");
};

/** By what a word is known again, inflected or in another script. */
export const keyOf = (language: string, word: string) =>
  language === "hi" ? hindiKey(word) : englishKey(word);

export const contentKeys = (language: string, text: string): Set<string> =>
  new Set(
    wordsIn(text)
      .filter(isContent)
      .map((word) => keyOf(language, word)),
  );

export const sentencesIn = (text: string): string[] =>
  text
    .split(/(?<=[.!?।…]["'”’)]*)\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsIn(sentence).length > 0);

/** How many words of one stand in another in the same order, and the most of them side by side. */
export function sharedRun(
  wanted: readonly string[],
  given: readonly string[],
): { inOrder: number; together: number } {
  const rows = wanted.length + 1;
  let before = Array.from({ length: rows }, () => 0);
  let runBefore = Array.from({ length: rows }, () => 0);
  let together = 0;
  for (const word of given) {
    const row = [0];
    const run = [0];
    for (const [at, one] of wanted.entries()) {
      const isSame = one === word;
      run.push(isSame ? (runBefore[at] ?? 0) + 1 : 0);
      row.push(isSame ? (before[at] ?? 0) + 1 : Math.max(before[at + 1] ?? 0, row[at] ?? 0));
      together = Math.max(together, run[at + 1] ?? 0);
    }
    before = row;
    runBefore = run;
  }
  return { inOrder: before.at(-1) ?? 0, together };
}
