import { bengali } from "./bn/index.ts";
import { english } from "./en/index.ts";
import { gujarati } from "./gu/index.ts";
import { hindi } from "./hi/index.ts";
import { kannada } from "./kn/index.ts";
import type { Language, Messages, Telling } from "./language.ts";
import { malayalam } from "./ml/index.ts";
import { marathi } from "./mr/index.ts";
import { tamil } from "./ta/index.ts";
import { telugu } from "./te/index.ts";
import { urdu } from "./ur/index.ts";

/** The languages that typed lines are understood in; a language more is a folder and a line here. */
export const languages: readonly Language[] = [
  english,
  hindi,
  bengali,
  marathi,
  tamil,
  urdu,
  telugu,
  gujarati,
  kannada,
  malayalam,
];

const byCode = new Map(languages.map((one) => [one.code, one]));

/** One of them, by its code. */
export const languageOf = (code: string): Language | undefined => byCode.get(code);

/** What Katha says in a language; without one, in that of the first folder. */
export const messagesIn = (code?: string): Messages | undefined =>
  (code === undefined ? languages[0] : languageOf(code))?.messages;

/** What is needed where a model tells; in a language without, that of the first folder. */
export const tellingIn = (code: string): Telling | undefined =>
  languageOf(code)?.telling ?? languages[0]?.telling;
