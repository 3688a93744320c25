import { createContext, useContext, useMemo } from "react";
import type { ReactNode } from "react";
import { formatsFor } from "./formats.ts";
import type { Formats } from "./formats.ts";
import { createI18n, translateWith } from "./i18n.ts";
import type { I18n } from "./i18n.ts";
import type { MessageTable, Translate } from "./types.ts";

const I18nContext = createContext<I18n>(createI18n("en"));

export interface I18nProviderProps {
  /** From `createI18n`, one for each language: another object switches the language. */
  i18n: I18n;
  /** The part of the app that speaks this language. */
  children: ReactNode;
}

/** Provides the reader's language to everything inside it. Without a provider, components are in English. */
export function I18nProvider({ i18n, children }: I18nProviderProps) {
  return <I18nContext value={i18n}>{children}</I18nContext>;
}

/** `const t = useMessages(playMessages); t("tray.undo")` */
export function useMessages<Table extends MessageTable>(table: Table): Translate<Table> {
  const i18n = useContext(I18nContext);
  return useMemo(() => translateWith(i18n, table), [i18n, table]);
}

/** The language itself, for code outside components that builds sentences. */
export function useI18n(): I18n {
  return useContext(I18nContext);
}

/** Numbers and dates as the reader's language writes them. */
export function useFormats(): Formats {
  return formatsFor(useContext(I18nContext).locale);
}
