import { pseudoLocale } from "../../packages/ui/src/messages/pseudo.ts";
import { applyTheme } from "../../packages/ui/src/tokens/theme.ts";
import { readGlobals } from "./globals.ts";
import type { ToolbarGlobals } from "./globals.ts";
import { answerInstead } from "./reader.ts";

export const languageOf = (locale: ToolbarGlobals["locale"]) =>
  locale === "pseudo" ? pseudoLocale : locale;

/** Applies the toolbar's settings to the page of a story or of docs. */
export function applyGlobals(globals: Readonly<Record<string, unknown>>): void {
  const { theme, locale, direction, motion, contrast } = readGlobals(globals);
  const { documentElement } = document;
  applyTheme(theme);
  documentElement.lang = languageOf(locale);
  documentElement.dir = direction;
  answerInstead({ lessMotion: motion === "reduced", moreContrast: contrast === "more" });
}
