import { languages } from "../../languages/index.ts";
import type { Prose } from "../../languages/language.ts";
import { wordsOf } from "../../text/words-of.ts";

/** How a language without capitals says who does and says things; `Prose` says what each list does. */
export interface ActingWords {
  says: ReadonlySet<string>;
  does: readonly string[];
  doerMark: string | undefined;
  cases: ReadonlySet<string>;
  behindName: ReadonlySet<string>;
  small: ReadonlySet<string>;
}

const actingWordsIn = ({ says, does, doerMark, cases, behindName, small }: Prose): ActingWords => ({
  says: new Set(wordsOf(says)),
  does: wordsOf(does),
  doerMark,
  cases: new Set(wordsOf(cases)),
  behindName: new Set(wordsOf(behindName)),
  small: new Set(wordsOf(small)),
});

const known = new Map(
  languages.flatMap(({ code, prose }) =>
    prose?.says === undefined ? [] : [[code, actingWordsIn(prose)] as const],
  ),
);

export const actingWordsOf = (language: string): ActingWords | undefined => known.get(language);
