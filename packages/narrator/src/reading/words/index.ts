import { english } from "./english.ts";
import { hindi } from "./hindi.ts";
import { words, type ReadingWords } from "./reading-words.ts";

export type { ReadingWords } from "./reading-words.ts";

const none = words("");
/** In other languages sentences are found by the words they share with a line, and nobody in them by what they are. */
const other: ReadingWords = {
  roles: none,
  articles: none,
  definite: "",
  owners: new Map(),
  oblique: new Map(),
  doerMarks: none,
  pronouns: none,
  leaning: none,
  thingPronouns: none,
  player: none,
  personVerbs: none,
  speechVerbs: none,
  anybody: none,
  noNames: none,
  placeMarks: none,
  states: none,
  vague: none,
};

const known: Readonly<Record<string, ReadingWords>> = { en: english, hi: hindi };

export const readingWordsOf = (language: string): ReadingWords =>
  (Object.hasOwn(known, language) ? known[language] : undefined) ?? other;
