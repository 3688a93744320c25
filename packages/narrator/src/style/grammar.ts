import { languageOf } from "../languages/index.ts";
import type { Lines } from "../languages/language.ts";
import { wordsOf } from "../text/words-of.ts";

/** The languages whose tense and person are read from a text. */
export const grammarLanguages = ["en", "hi"] as const;
export type GrammarLanguage = (typeof grammarLanguages)[number];

/** The words that show a text's tense and person, by language. */
export interface Grammar {
  past: RegExp;
  present: RegExp;
  first: RegExp;
  second: RegExp;
  /** Of the player's character as a woman, and as a man. */
  asShe: RegExp;
  asHe: RegExp;
}

const edge = String.raw`(?<![\p{L}\p{M}])`;
const end = String.raw`(?![\p{L}\p{M}])`;

export function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

const anyOf = (lines?: Lines) => new RegExp(`${edge}(?:${wordsOf(lines).join("|")})${end}`, "giu");

const nothing = /(?!)/gu;

function endingIn(lines?: Lines): RegExp {
  const endings = wordsOf(lines).map((one) => one.normalize("NFC").replaceAll("_", " "));
  return endings.length === 0 ? nothing : new RegExp(`(?:${endings.join("|")})${end}`, "gu");
}

function grammarOf(language: GrammarLanguage): Grammar {
  const { past, present, first, second, asShe, asHe } = languageOf(language)?.prose ?? {};
  return {
    past: anyOf(past),
    present: anyOf(present),
    first: anyOf(first),
    second: anyOf(second),
    asShe: endingIn(asShe),
    asHe: endingIn(asHe),
  };
}

export const grammars: Readonly<Record<GrammarLanguage, Grammar>> = {
  en: grammarOf("en"),
  hi: grammarOf("hi"),
};
