import { browserStorage } from "@katha/api";
import { createI18n, type I18n } from "@katha/ui";
import { dialogOpened } from "../notices/notices-slice.ts";
import { useAppSelector } from "../store/hooks.ts";
import type { AppThunk } from "../store/store.ts";
import { catalogues } from "./catalogues.ts";
import { languageFor, languageKey, locales } from "./locales.ts";
import { preferencesChanged, selectLanguage } from "./preferences-slice.ts";
import { writeServerCookie } from "./server-cookie.ts";

/** Known names, since the browser's own list takes 10 to 20 ms to open, which every page would wait for. */
export const ownNames: Readonly<Record<string, string>> = { en: "English", hi: "हिन्दी" };

/** Each by its own name, which those who look for it can read. */
export const languages = locales.map((locale) => ({
  locale,
  name:
    ownNames[locale] ?? new Intl.DisplayNames(locale, { type: "language" }).of(locale) ?? locale,
}));

const english = createI18n("en");
/** The languages whose catalogues are here. */
export const loadedLanguages: Record<string, I18n> = { en: english };
const fetched = new Set<string>();

/** Fetches what pages so far need of the language; English comes with the pages themselves. */
export async function loadLanguage(locale: string): Promise<void> {
  const i18n = (loadedLanguages[locale] ??= createI18n(locale));
  const missing = Object.entries(catalogues).filter(
    ([file]) => file.includes(`/${locale}/`) && !fetched.has(file),
  );
  if (missing.length === 0) return;
  const add = async ([file, fetchMessages]: (typeof missing)[number]) => {
    i18n.load(locale, await fetchMessages());
    fetched.add(file);
  };
  await Promise.all(missing.map(add));
  // Another page may have been opened meanwhile.
  await loadLanguage(locale);
}

export function wantedLanguage(): string {
  return languageFor(browserStorage.read(languageKey), navigator.language);
}

/** Waits for the catalogue, so that the page never shows a mixture; rejects if it cannot be fetched. */
export const switchLanguage =
  (locale: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    dispatch(preferencesChanged({ wanted: locale }));
    await loadLanguage(locale);
    // Another was chosen meanwhile.
    if (getState().preferences.wanted !== locale) return;
    // Setting the same language again would restyle the whole page.
    if (!import.meta.env.SSR && document.documentElement.lang !== locale)
      document.documentElement.lang = locale;
    dispatch(preferencesChanged({ language: locale }));
  };

/** Resolves to whether the language could be fetched; if not, the page keeps its language and says so. */
export const showLanguage =
  (locale: string): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    try {
      await dispatch(switchLanguage(locale));
      return true;
    } catch {
      if (getState().preferences.wanted === locale) dispatch(dialogOpened({ kind: "not_fetched" }));
      return false;
    }
  };

/** The choice is kept even if its language cannot be fetched: the next page load tries again. */
export const chooseLanguage =
  (locale: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    if (!locales.includes(locale)) return;
    browserStorage.write(languageKey, locale);
    writeServerCookie(languageKey, locale);
    await dispatch(showLanguage(locale));
  };

/** Of a language that is shown. */
export const i18nOf = (language: string): I18n => loadedLanguages[language] ?? english;

export function useI18n(): I18n {
  return i18nOf(useAppSelector(selectLanguage));
}
