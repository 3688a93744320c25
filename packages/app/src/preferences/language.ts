import { en, type Words } from "@katha/ui";
import { useSyncExternalStore } from "react";
import { held } from "../held.ts";
import { browserStorage } from "./browser-storage.ts";

/** Each by its own name: those who look for it read it. */
export const languages = [
  { locale: "en", name: "English" },
  { locale: "hi", name: "हिन्दी" },
] as const;
export type InterfaceLanguage = (typeof languages)[number]["locale"];

export interface Spoken {
  readonly locale: InterfaceLanguage;
  readonly words: Words;
}

/** Names the choice in the browser's storage and in the cookie; first-paint.js reads the same. */
export const languageKey = "katha-language";

const wordsOf: Record<InterfaceLanguage, () => Promise<Words>> = {
  en: () => Promise.resolve(en),
  hi: () => import("./words-hi.ts").then(({ hi }) => hi),
};

const spoken = held<Spoken>({ locale: "en", words: en });

function isLanguage(value: unknown): value is InterfaceLanguage {
  return languages.some(({ locale }) => locale === value);
}

/** A visitor's own choice, else their browser's first language when it is one of ours. */
export function languageFor(chosen: string | null, browsers: string): InterfaceLanguage {
  if (isLanguage(chosen)) return chosen;
  const first = browsers.slice(0, 2);
  return isLanguage(first) ? first : "en";
}

export function wantedLanguage(): InterfaceLanguage {
  return languageFor(browserStorage.read(languageKey), navigator.language);
}

export async function spokenIn(locale: InterfaceLanguage): Promise<Spoken> {
  return { locale, words: await wordsOf[locale]() };
}

/** Waits for the words, so that the page changes at once and never shows a mixture. */
export async function speak(locale: InterfaceLanguage): Promise<void> {
  const next = await spokenIn(locale);
  document.documentElement.lang = locale;
  spoken.put(next);
}

export async function chooseLanguage(locale: string): Promise<void> {
  if (!isLanguage(locale)) return;
  await speak(locale);
  browserStorage.write(languageKey, locale);
  browserStorage.tellServer(languageKey, locale);
}

export function useSpoken(): Spoken {
  return useSyncExternalStore(spoken.listen, spoken.read, spoken.read);
}
