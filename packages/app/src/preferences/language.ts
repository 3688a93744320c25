import { browserStorage } from "@katha/api";
import { createI18n, type I18n } from "@katha/ui";
import { dialogOpened } from "../notices/notices-slice.ts";
import { useAppSelector } from "../store/hooks.ts";
import type { AppThunk } from "../store/store.ts";
import { catalogues } from "./catalogues.ts";
import { languageFor, languageKey, locales } from "./locales.ts";
import { languageChanged, selectLanguage } from "./preferences-slice.ts";
import { writeServerCookie } from "./server-cookie.ts";

/** Each by its own name: those who look for it read it. */
export const languages = locales.map((locale) => ({
  locale,
  name: new Intl.DisplayNames(locale, { type: "language" }).of(locale) ?? locale,
}));

const english = createI18n("en");
const loaded: Record<string, I18n> = { en: english };

/** Fetches the language's catalogue; English needs none. */
async function loadLanguage(locale: string): Promise<I18n> {
  return createI18n(locale, await catalogues[locale]?.());
}

export function wantedLanguage(): string {
  return languageFor(browserStorage.read(languageKey), navigator.language);
}

/** Rejects without the catalogue; waits for it, so that the page changes at once and never shows a mixture. */
export const switchLanguage =
  (locale: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    loaded[locale] ??= await loadLanguage(locale);
    // Writing the same language again would restyle the whole page.
    if (!import.meta.env.SSR && document.documentElement.lang !== locale)
      document.documentElement.lang = locale;
    dispatch(languageChanged(locale));
  };

/** Answers whether the language could be fetched; where not, the page keeps its own and says so. */
export const showLanguage =
  (locale: string): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    try {
      await dispatch(switchLanguage(locale));
      return true;
    } catch {
      dispatch(dialogOpened({ kind: "not_fetched" }));
      return false;
    }
  };

/** The choice is kept although its language cannot be fetched: the next page tries again. */
export const chooseLanguage =
  (locale: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    if (!locales.includes(locale)) return;
    browserStorage.write(languageKey, locale);
    writeServerCookie(languageKey, locale);
    await dispatch(showLanguage(locale));
  };

export function useI18n(): I18n {
  return loaded[useAppSelector(selectLanguage)] ?? english;
}
