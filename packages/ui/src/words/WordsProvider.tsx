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

export interface Language extends Formats {
  readonly locale: string;
  /** The words of a key; what its text leaves blank must be given, or it does not compile. */
  readonly say: Say;
}

function sayFrom<Own extends Entries>(locale: string, words: Entries): SayOf<Own> {
  const plural = new Intl.PluralRules(locale);
  return (key, ...[fill]) => {
    const blanks = fill as Readonly<Record<string, string | number>> | undefined;
    const entry = words[key as string] ?? "";
    const text =
      typeof entry === "string"
        ? entry
        : entry[plural.select(Number(blanks?.["count"])) === "one" ? "one" : "other"];
    return blanks === undefined
      ? text
      : text.replace(/\{(\w+)\}/g, (_, name: string) => String(blanks[name]));
  };
}

export function languageOf(locale: string, words: Words): Language {
  return { locale, say: sayFrom(locale, words), ...formatsFor(locale) };
}

const Spoken = createContext<Language>(languageOf("en", en));

export function WordsProvider(props: { locale: string; words: Words; children: ReactNode }) {
  const { locale, words } = props;
  const language = useMemo(() => languageOf(locale, words), [locale, words]);
  return <Spoken value={language}>{props.children}</Spoken>;
}

/** The words and the forms of numbers in the reader's language; English where no provider stands. */
export function useLanguage(): Language {
  return useContext(Spoken);
}

/** Says the words of a family in the reader's language; English where the family lacks it. */
export function useWords<Own extends Entries>(family: WordFamily<Own>): SayOf<Own> {
  const { locale } = useLanguage();
  return useMemo(
    () => sayFrom<Own>(locale, locale.split("-")[0] === "hi" ? family.hi : family.en),
    [locale, family],
  );
}
