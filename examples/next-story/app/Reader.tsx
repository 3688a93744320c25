"use client";

import { createI18n, I18nProvider, LinkProvider } from "@katha/ui";
import NextLink from "next/link";
import type { ReactNode } from "react";
import type { Language } from "../story/story.ts";

const hindi = {
  "preferences.theme.label": "रंग",
  "preferences.theme.dark": "रात",
  "preferences.theme.light": "सुबह",
  "preferences.theme.system": "जैसा उपकरण में",
};
const languages = { en: createI18n("en"), hi: createI18n("hi", hindi) };

/** Provides the reader's language, and Next's links instead of plain ones. */
export function Reader({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <I18nProvider i18n={languages[language]}>
      <LinkProvider component={NextLink}>{children}</LinkProvider>
    </I18nProvider>
  );
}
