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

/** first-paint.js reads the same key. */
const key = "katha-language";

const wordsOf: Record<InterfaceLanguage, () => Promise<Words>> = {
  en: () => Promise.resolve(en),
  hi: () => import("./words-hi.ts").then(({ hi }) => hi),
};

const spoken = held<Spoken>({ locale: "en", words: en });

function isLanguage(value: unknown): value is InterfaceLanguage {
  return languages.some(({ locale }) => locale === value);
}

/** The visitor's own choice, else the browser's first language when it is one of ours. */
export function wantedLanguage(): InterfaceLanguage {
  const chosen = browserStorage.read(key);
  if (isLanguage(chosen)) return chosen;
  const browsers = navigator.language.slice(0, 2);
  return isLanguage(browsers) ? browsers : "en";
}

/** Waits for the words, so that the page changes at once and never shows a mixture. */
export async function speak(locale: InterfaceLanguage): Promise<void> {
  const words = await wordsOf[locale]();
  document.documentElement.lang = locale;
  spoken.put({ locale, words });
}

export async function chooseLanguage(locale: string): Promise<void> {
  if (!isLanguage(locale)) return;
  await speak(locale);
  browserStorage.write(key, locale);
}

export function useSpoken(): Spoken {
  return useSyncExternalStore(spoken.listen, spoken.read);
}
