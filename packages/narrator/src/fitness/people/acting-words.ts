import { languages } from "../../languages/index.ts";
import type { Prose } from "../../languages/language.ts";
import { wordsOf } from "../../text/words-of.ts";

/** How a language without capitals says who does and says things; `Prose` says what each list does. */
export interface ActingWords {
  says: ReadonlySet<string>;
  acts: readonly string[];
  ergative: string | undefined;
  cases: ReadonlySet<string>;
  titles: ReadonlySet<string>;
  small: ReadonlySet<string>;
}

const actingWordsIn = ({ says, acts, ergative, cases, titles, small }: Prose): ActingWords => ({
  says: new Set(wordsOf(says)),
  acts: wordsOf(acts),
  ergative,
  cases: new Set(wordsOf(cases)),
  titles: new Set(wordsOf(titles)),
  small: new Set(wordsOf(small)),
});

const known = new Map(
  languages.flatMap(({ code, prose }) =>
    prose?.says === undefined ? [] : [[code, actingWordsIn(prose)] as const],
  ),
);

export const actingWordsOf = (language: string): ActingWords | undefined => known.get(language);
