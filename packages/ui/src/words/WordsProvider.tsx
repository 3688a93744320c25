import { createContext, useContext, useMemo } from "react";
import type { ReactNode } from "react";
import { en } from "./en.ts";
import type { PluralForms, WordKey, Words } from "./en.ts";
import { formatsFor } from "./formats.ts";
import type { Formats } from "./formats.ts";

type Blanks<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Blanks<Rest>
  : never;
type BlanksOf<Entry> = Entry extends PluralForms ? Blanks<Entry["other"]> | "count" : Blanks<Entry>;
type Filling<Entry> = [BlanksOf<Entry>] extends [never]
  ? []
  : [fill: Readonly<Record<BlanksOf<Entry>, string | number>>];

type Entries = Readonly<Record<string, string | PluralForms>>;
export type SayOf<Own> = <Key extends keyof Own>(key: Key, ...fill: Filling<Own[Key]>) => string;
export type Say = SayOf<Pick<typeof en, WordKey>>;

/** The words of one family of screens, which come with those screens and not with the first page. */
export interface WordFamily<Own extends Entries> {
  readonly en: Own;
  readonly hi: { readonly [Key in keyof Own]: Own[Key] extends string ? string : PluralForms };
}

/** Changes how words are said and not which: for tests of layout. */
export type Voice = (text: string) => string;

export interface Language extends Formats {
  readonly locale: string;
  readonly voice?: Voice | undefined;
  /** The words of a key; what its text leaves blank must be given, or it does not compile. */
  readonly say: Say;
}

function sayFrom<Own extends Entries>(locale: string, words: Entries, voice?: Voice): SayOf<Own> {
  const plural = new Intl.PluralRules(locale);
  return (key, ...[fill]) => {
    const blanks = fill as Readonly<Record<string, string | number>> | undefined;
    const entry = words[key as string] ?? "";
    const own =
      typeof entry === "string"
        ? entry
        : entry[plural.select(Number(blanks?.["count"])) === "one" ? "one" : "other"];
    const text = voice ? voice(own) : own;
    return blanks === undefined
      ? text
      : text.replace(/\{(\w+)\}/g, (_, name: string) => String(blanks[name]));
  };
}

export function languageOf(locale: string, words: Words, voice?: Voice): Language {
  return { locale, voice, say: sayFrom(locale, words, voice), ...formatsFor(locale) };
}

const Spoken = createContext<Language>(languageOf("en", en));

export interface WordsProviderProps {
  locale: string;
  words: Words;
  voice?: Voice | undefined;
  children: ReactNode;
}

export function WordsProvider({ locale, words, voice, children }: WordsProviderProps) {
  const language = useMemo(() => languageOf(locale, words, voice), [locale, words, voice]);
  return <Spoken value={language}>{children}</Spoken>;
}

/** The words and the forms of numbers in the reader's language; English where no provider stands. */
export function useLanguage(): Language {
  return useContext(Spoken);
}

/** Says the words of a family in the reader's language; English where the family lacks it. */
export function useWords<Own extends Entries>(family: WordFamily<Own>): SayOf<Own> {
  const { locale, voice } = useLanguage();
  return useMemo(
    () => sayFrom<Own>(locale, locale.split("-")[0] === "hi" ? family.hi : family.en, voice),
    [locale, family, voice],
  );
}
