import { translations } from "./catalogues.ts";

export const locales = ["en", ...translations];

/** The key of the choice in the browser's storage and in the cookie; first-paint.js uses the same. */
export const languageKey = "katha-language";

/** A visitor's own choice, or else their browser's first language that has a catalogue. */
export function languageFor(chosen: string | null, browsers: string): string {
  if (chosen !== null && locales.includes(chosen)) return chosen;
  const first = browsers.slice(0, 2);
  return locales.includes(first) ? first : "en";
}
