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
  // Not earlier: the answer would change the state that hydration starts from.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  whenIdle(() => void loadViewer(client, store));
  if (!page) return;
  const wanted = wantedLanguage();
  if (wanted !== page.language) {
    writeServerCookie(languageKey, wanted);
    void store.dispatch(showLanguage(wanted));
  }
  if (client.signInStore.readTokens()) refetchStories(store);
}

/** Registers the service worker, whose copies may be older than the server's. */
export async function keepReadingSoon(
  page: PageData | null,
  { signInStore }: ApiClient,
  store: AppStore,
): Promise<void> {
  try {
    const { keepReading } = await import("../offline/keep-reading.ts");
    await keepReading(signInStore, store.dispatch);
    if (page && navigator.serviceWorker?.controller) refetchStories(store);
  } catch {
    // Already offline; the next visit will keep copies.
  }
}

/** The server's data is a guest's, and stories in lists have only what their cards show. */
function refetchStories({ dispatch }: AppStore): void {
  dispatch(api.util.invalidateTags(["Story", "StoryList"]));
}
