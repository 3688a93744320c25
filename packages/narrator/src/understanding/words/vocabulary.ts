import { languages } from "../../languages/index.ts";
import { glossesOf, type Gloss } from "./glosses.ts";
import { plainForms } from "./inflections.ts";
import { consonantsOf, heardAs, heardStem } from "./latin-hindi.ts";
import { isDevanagari, isLatin } from "./letters.ts";
import { oneForm } from "./one-form.ts";
import { stem } from "./stems.ts";

type Senses = Map<string, string[]>;

function add(senses: Senses, form: string, sense: string) {
  const known = senses.get(form);
  if (known === undefined) senses.set(form, [sense]);
  else if (!known.includes(sense)) known.push(sense);
}

/** Each word of the lists with what it names: deeds as `:go`, things as `#door`. */
function named(mark: string, lists: Readonly<Record<string, string>>): NamedWord[] {
  return Object.entries(lists).flatMap(([name, words]) =>
    oneForm(words)
      .split(" ")
      .filter((word) => word !== "")
      .map((word): NamedWord => [word, `${mark}${name}`]),
  );
}

/** What a word of another language is in English, as `~lamp`. */
const glossed = (all: readonly Gloss[]): NamedWord[] => all.map(([word, own]) => [word, `~${own}`]);

type NamedWord = [word: string, sense: string];

const glosses = new Map(languages.map((language) => [language, glossesOf(language)]));

/** The glosses of a language, by its code. */
export const glossesFor = (code: string): readonly Gloss[] =>
  [...glosses].find(([language]) => language.code === code)?.[1] ?? [];
const wordsNamed = new Map(
  languages.map((language): [typeof language, NamedWord[]] => [
    language,
    [
      ...named(":", language.deeds ?? {}),
      ...named("#", language.things ?? {}),
      ...glossed(glosses.get(language) ?? []),
    ],
  ]),
);
const namedIn = (is: (language: (typeof languages)[number]) => boolean | undefined) =>
  languages.filter((language) => is(language) === true).flatMap((one) => wordsNamed.get(one) ?? []);
const latin = namedIn((language) => language.isLatin);
const glossedLatin = glossed([...glosses.values()].flat().map(([, own]) => [own, own]));

/** What a word names: the first of its senses is the usual one. */
const senses: Senses = new Map();
const stemmed: Senses = new Map();
const latinSenses: Senses = new Map();
for (const [word, sense] of latin) add(latinSenses, word, sense);
for (const [word, sense] of [...namedIn(({ isBegun }) => !isBegun), ...glossedLatin]) {
  add(senses, word, sense);
  add(stemmed, stem(word), sense);
}

/** The senses of what is heard alike: all of them, and those of words with the same aspirated consonants. */
interface HeardSenses {
  all: string[];
  byConsonants: Senses;
}

/** The words of Hindi as they are heard, for lines that are typed in Latin letters. */
const heardWhole = new Map<string, HeardSenses>();
const heardStems = new Map<string, HeardSenses>();

/** The consonants of a word as far as they are heard in a part of it. */
function consonantsIn(heard: string, token: string): string {
  const count = heard.replaceAll(/[aeiou]/gu, "").length;
  return consonantsOf(token).slice(0, count).join(" ");
}

function addHeard(all: Map<string, HeardSenses>, heard: string, word: string, sense: string) {
  if (heard.length < 2) return;
  const alike: HeardSenses = all.get(heard) ?? { all: [], byConsonants: new Map() };
  all.set(heard, alike);
  if (!alike.all.includes(sense)) alike.all.push(sense);
  add(alike.byConsonants, consonantsIn(heard, word), sense);
}

for (const [word, sense] of namedIn(({ sounds }) => sounds !== undefined)) {
  const heard = heardAs(word);
  addHeard(heardWhole, heard, word, sense);
  addHeard(heardStems, heardStem(heard), word, sense);
}

/** Of languages whose endings are not known, a word stands for all that begin with it. */
const beginnings: Senses = new Map();
const leastBeginning = 3;
for (const [word, sense] of namedIn(({ isBegun }) => isBegun)) add(beginnings, word, sense);

function sensesBegun(token: string): readonly string[] | undefined {
  const whole = beginnings.get(token);
  if (whole) return whole;
  for (let length = token.length - 1; length >= leastBeginning; length -= 1) {
    const begun = beginnings.get(token.slice(0, length));
    if (begun) return begun;
  }
  return undefined;
}

/** Whether the lists have it just so, with its hyphen. */
export const isListed = (token: string) => senses.has(token) || beginnings.has(token);

const none: readonly string[] = [];

function sensesHeard(token: string): readonly string[] | undefined {
  const heard = heardAs(token);
  if (heard.length < 2) return undefined;
  const heardPart = heardStem(heard);
  const [whole, part] = [heardWhole.get(heard), heardStems.get(heardPart)];
  return (
    whole?.byConsonants.get(consonantsIn(heard, token)) ??
    part?.byConsonants.get(consonantsIn(heardPart, token)) ??
    whole?.all ??
    part?.all
  );
}

/** "Moving" is to move, "pulled" to pull. */
function sensesInflected(token: string): readonly string[] | undefined {
  if (!isLatin(token)) return undefined;
  for (const form of plainForms(token)) {
    const own = latinSenses.get(form);
    if (own) return own;
  }
  return undefined;
}

/** All that a word may name; a word typed in Latin letters may be one of Hindi. */
export function sensesOf(token: string, isHindi: boolean): readonly string[] {
  if (!isLatin(token) && !isDevanagari(token)) return sensesBegun(token) ?? none;
  const own = senses.get(token);
  if (own) return own;
  const heard = isHindi && isLatin(token) ? sensesHeard(token) : undefined;
  return heard ?? sensesInflected(token) ?? stemmed.get(stem(token)) ?? none;
}

/** Every word in Latin letters that names something. */
export const latinWords: readonly string[] = latin.map(([word]) => word);
