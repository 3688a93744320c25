import { readFileSync } from "node:fs";
import { plain } from "./plain.ts";

/** A word of another language and the English word that it may stand for. */
export type Gloss = readonly [word: string, english: string];

/** Each line of a list has an English word and what it is in the language; a native reader completes one in an afternoon. */
function glossesIn(language: string): Gloss[] {
  const file = new URL(`glosses/${language}.txt`, import.meta.url);
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line) => {
      const [english = "", ...words] = plain(line).split(" ");
      return words.map((word): Gloss => [word, english]);
    });
}

export const hindiGlosses = glossesIn("hindi");
export const marathiGlosses = glossesIn("marathi");
/** Of languages whose endings are not known. */
export const otherGlosses = ["bengali", "tamil", "urdu"].flatMap(glossesIn);
