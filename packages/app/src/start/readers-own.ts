import { type ApiClient, api } from "@katha/api";
import { showLanguage, wantedLanguage } from "../preferences/language.ts";
import { languageKey } from "../preferences/locales.ts";
import { writeServerCookie } from "../preferences/server-cookie.ts";
import type { PageData } from "../server-render/page-data.ts";
import { loadViewer } from "../sign-in/follow-sign-in.ts";
import type { AppStore } from "../store/store.ts";

/** The server renders the same page for all readers of a language; each reader's own state is applied here. */
export function showReadersOwn(page: PageData | null, client: ApiClient, store: AppStore): void {
  document.documentElement.dataset["hydrated"] = "";
  // early-presses.js has waited for it.
  window.dispatchEvent(new Event("katha:hydrated"));
  // Not earlier: the answer would change the state that hydration starts from.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  whenIdle(() => void loadViewer(client, store));
  if (!page) return;
  const wanted = wantedLanguage();
  if (wanted !== page.language) {
    writeServerCookie(languageKey, wanted);
    void store.dispatch(showLanguage(wanted));
  }
  // The server's data is a guest's, and stories in lists have only what their cards show.
  if (client.signInStore.readTokens())
    store.dispatch(api.util.invalidateTags(["Story", "StoryList"]));
}
