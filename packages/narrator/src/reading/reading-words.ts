import { languages } from "../languages/index.ts";
import type { Lines, Reading } from "../languages/language.ts";
import { plain } from "../understanding/words/plain.ts";

type List = Exclude<
  keyof Reading,
  "definite" | "madeDefinite" | "owners" | "oblique" | "deedEndings"
>;

/** The lists by which scenes of a language are read, each as a set; `Reading` says what they are. */
export interface ReadingWords extends Readonly<Record<List, ReadonlySet<string>>> {
  /** With the space behind it. */
  definite: string;
  /** What stands before somebody from then on, for each article that leaves something there. */
  owners: ReadonlyMap<string, string>;
  oblique: ReadonlyMap<string, string>;
  deedEndings: readonly string[];
}

const inOrder = (lines: Lines = []): string[] => plain(lines.join(" ")).match(/\S+/gu) ?? [];
const setOf = (lines?: Lines): ReadonlySet<string> => new Set(inOrder(lines));

const readingWordsIn = (lists: Reading): ReadingWords => ({
  roles: setOf(lists.roles),
  articles: setOf(lists.articles),
  definite: lists.definite === undefined ? "" : `${lists.definite} `,
  owners: new Map([
    ...inOrder(lists.owners).map((one): [string, string] => [one, one]),
    ...inOrder(lists.madeDefinite).map((one): [string, string] => [one, lists.definite ?? ""]),
  ]),
  oblique: new Map(Object.entries(lists.oblique ?? {}).map(([one, form]) => [plain(one), form])),
  doerMarks: setOf(lists.doerMarks),
  pronouns: setOf(lists.pronouns),
  leaning: setOf(lists.leaning ?? lists.pronouns),
  joins: setOf(lists.joins),
  thingPronouns: setOf(lists.thingPronouns),
  objects: setOf(lists.objects),
  player: setOf(lists.player),
  personVerbs: setOf(lists.personVerbs),
  speechVerbs: setOf(lists.speechVerbs),
  anybody: setOf(lists.anybody),
  noNames: setOf(lists.noNames),
  placeMarks: setOf(lists.placeMarks),
  states: setOf(lists.states),
  deedEndings: inOrder(lists.deedEndings),
  vague: setOf(lists.vague),
});

/** Without lists sentences are found by the words they share with a line, and nobody in them by what they are. */
const unknown = readingWordsIn({});
const known = new Map(languages.map(({ code, reading = {} }) => [code, readingWordsIn(reading)]));

export const readingWordsOf = (language: string): ReadingWords => known.get(language) ?? unknown;

const definites = languages.flatMap(({ reading }) => reading?.definite ?? []);
const definite = new RegExp(`^(?:${definites.join("|")}) `, "u");

/** "the bull" is a bull, in whatever language its name is. */
export const withoutDefinite = (name: string): string => name.replace(definite, "");
