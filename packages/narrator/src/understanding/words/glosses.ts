import type { Language } from "../../languages/language.ts";
import { textOf } from "../../lib/tables/read-table.ts";
import { oneForm } from "./one-form.ts";

/** A word of another language and the English word that it may stand for. */
export type Gloss = readonly [word: string, english: string];

/** Each line of a language's `glosses.txt` has an English word and what it is in the language. */
export function glossesOf({ glosses }: Language): Gloss[] {
  if (glosses === undefined) return [];
  return textOf(glosses)
    .split("\n")
    .flatMap((line) => {
      const [english = "", ...words] = oneForm(line).split(" ");
      return words.map((word): Gloss => [word, english]);
    });
}
