import { catalogues } from "./catalogues.ts";

export const locales = ["en", ...Object.keys(catalogues)];

/** Names the choice in the browser's storage and in the cookie; first-paint.js reads the same. */
export const languageKey = "katha-language";

/** A visitor's own choice, else their browser's first language when there is a catalogue for it. */
export function languageFor(chosen: string | null, browsers: string): string {
  if (chosen !== null && locales.includes(chosen)) return chosen;
  const first = browsers.slice(0, 2);
  return locales.includes(first) ? first : "en";
}
