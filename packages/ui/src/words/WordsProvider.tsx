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
type Filling<Key extends WordKey> = [BlanksOf<(typeof en)[Key]>] extends [never]
  ? []
  : [fill: Readonly<Record<BlanksOf<(typeof en)[Key]>, string | number>>];

export type Say = <Key extends WordKey>(key: Key, ...fill: Filling<Key>) => string;

export interface Language extends Formats {
  readonly locale: string;
  /** The words of a key; what its text leaves blank must be given, or it does not compile. */
  readonly say: Say;
}

export function languageOf(locale: string, words: Words): Language {
  const plural = new Intl.PluralRules(locale);
  const say: Say = (key, ...[fill]) => {
    const blanks = fill as Readonly<Record<string, string | number>> | undefined;
    const entry: string | PluralForms = words[key];
    const text =
      typeof entry === "string"
        ? entry
        : entry[plural.select(Number(blanks?.["count"])) === "one" ? "one" : "other"];
    return blanks === undefined
      ? text
      : text.replace(/\{(\w+)\}/g, (_, name: string) => String(blanks[name]));
  };
  return { locale, say, ...formatsFor(locale) };
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
