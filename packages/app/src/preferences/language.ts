import { browserStorage } from "@katha/api";
import { en, type Words } from "@katha/ui";
import { useAppSelector } from "../store/hooks.ts";
import type { AppThunk } from "../store/store.ts";
import { languageChanged, selectLanguage } from "./preferences-slice.ts";
import { tellServer } from "./tell-server.ts";

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

const loadWords: Record<InterfaceLanguage, () => Promise<Words>> = {
  en: () => Promise.resolve(en),
  hi: () => import("./words-hi.ts").then(({ hi }) => hi),
};
const loadedWords: Partial<Record<InterfaceLanguage, Words>> = { en };

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

/** Waits for the words, so that the page changes at once and never shows a mixture. */
export const speak =
  (locale: InterfaceLanguage): AppThunk<Promise<void>> =>
  async (dispatch) => {
    loadedWords[locale] ??= await loadWords[locale]();
    if (!import.meta.env.SSR) document.documentElement.lang = locale;
    dispatch(languageChanged(locale));
  };

export const chooseLanguage =
  (locale: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    if (!isLanguage(locale)) return;
    await dispatch(speak(locale));
    browserStorage.write(languageKey, locale);
    tellServer(languageKey, locale);
  };

export function useSpoken(): Spoken {
  const locale = useAppSelector(selectLanguage);
  return { locale, words: loadedWords[locale] ?? en };
}
