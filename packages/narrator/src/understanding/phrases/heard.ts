import { languages } from "../../languages/index.ts";
import type { Language, Lines } from "../../languages/language.ts";
import { oneForm } from "../words/one-form.ts";
import { anyOf, waysOf } from "./phrase.ts";

/** A list of a language; one that is missing is empty. */
type List = (language: Language) => Lines | undefined;

function patternIn(among: readonly Language[], list: List, flags: string): RegExp {
  const ways = among.flatMap((language) =>
    (list(language) ?? []).flatMap((phrase) => waysOf(phrase, language.parts)),
  );
  return new RegExp(anyOf(ways), flags);
}

/** The phrases of a list as one pattern, in all languages: whoever types in another than the story's is heard as well. */
export const phrasesOf = (list: List, flags = ""): RegExp => patternIn(languages, list, flags);

/** The same of the language that Latin letters are read as, where nothing shows another. */
export const phrasesOfLatin = (list: List): RegExp =>
  patternIn(
    languages.filter(({ isLatin }) => isLatin),
    list,
    "",
  );

/** The same of all languages but that. */
export const phrasesOfOthers = (list: List): RegExp =>
  patternIn(
    languages.filter(({ isLatin }) => !isLatin),
    list,
    "",
  );

/** The words of a list, each by itself. */
export const wordsIn = (lines: Lines | undefined): string[] =>
  (lines ?? []).flatMap((line) =>
    oneForm(line)
      .split(" ")
      .filter((word) => word !== ""),
  );

/** The words of a list in all languages. */
export const wordsOfAll = (list: List): ReadonlySet<string> =>
  new Set(languages.flatMap((language) => wordsIn(list(language))));
