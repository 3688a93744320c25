import { languageFor, languageKey } from "../preferences/locales.ts";

/** The language in which a visitor's page is rendered, by the request's own headers. */
export function languageOf(cookies = "", accepted = ""): string {
  const choice = new RegExp(`(?:^|;\\s*)${languageKey}=(\\w+)`).exec(cookies)?.[1] ?? null;
  return languageFor(choice, accepted);
}
