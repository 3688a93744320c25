import { pushedMessages, translateWith } from "@katha/ui/screens";
import { readerCache } from "../offline/kept-reader.ts";
import { i18nOf } from "../preferences/language.ts";
import { selectLanguage } from "../preferences/preferences-slice.ts";
import type { AppStore } from "../store/store.ts";

/** The name is worker.js's. */
const wordsAddress = "/news-words";

const kinds = [
  "story_approved",
  "story_returned",
  "story_updated",
  "correction_accepted",
  "line_answered",
] as const;

/** What the service worker reads. */
function wordsIn(language: string) {
  const t = translateWith(i18nOf(language), pushedMessages);
  return {
    lang: language,
    news: t("pushed.news"),
    // The worker knows the number.
    several: t("pushed.several", { amount: "{amount}" }),
    kinds: Object.fromEntries(kinds.map((kind) => [kind, t(`pushed.${kind}`)])),
  };
}

async function note(language: string): Promise<void> {
  try {
    const words = Response.json(wordsIn(language));
    await (await caches.open(readerCache)).put(wordsAddress, words);
  } catch {
    // The browser allows no caches: news comes with the titles of stories alone.
  }
}

let follows = false;

/** Writes down the words of pushed news for the service worker, in the language of the pages, whenever it changes. */
export async function noteWords(store: AppStore): Promise<void> {
  if (follows) return;
  follows = true;
  let language = selectLanguage(store.getState());
  store.subscribe(() => {
    const shown = selectLanguage(store.getState());
    if (shown !== language) void note((language = shown));
  });
  await note(language);
}
