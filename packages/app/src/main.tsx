import "@katha/ui/fonts.css";
import "@katha/ui/katha.css";
import "./first-paint.css";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { api } from "@katha/api";
import { setupListeners } from "@reduxjs/toolkit/query/react";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { serverStylesAttribute, styleCacheKey } from "./server-render/style-names.ts";
import { loadLazyRoutes } from "./routes/load-lazy-routes.ts";
import { createBrowserClient } from "./offline/browser-client.ts";
import { serverReached } from "./offline/offline-slice.ts";
import { showLanguage, switchLanguage, wantedLanguage } from "./preferences/language.ts";
import { languageKey } from "./preferences/locales.ts";
import { preferencesChanged } from "./preferences/preferences-slice.ts";
import { writeServerCookie } from "./preferences/server-cookie.ts";
import { followTheme } from "./preferences/theme.ts";
import { createBrowserRouter, createPath } from "./routes/router.ts";
import { createRoutes } from "./routes/routes.tsx";
import { reloadOnceOnStaleChunk } from "./offline/stale-chunk.ts";
import { readPageData, upsertQueries } from "./server-render/page-data.ts";
import { readSiteLinks } from "./shell/site-links.ts";
import { type AppState, createStore } from "./store/store.ts";
import { afterSignInEnded, herePath, isSignInPath } from "./sign-in/sign-in-paths.ts";
import { loadViewer, followSignIn } from "./sign-in/follow-sign-in.ts";
import { paths } from "./routes/paths.ts";

/** `router` is missing until the first page's code has loaded. */
const site: { router?: ReturnType<typeof createBrowserRouter>; refetchQueries?: () => void } = {};

const client = createBrowserClient({
  // Remembered, to return here after signing in again.
  onSignedOut: () => {
    const { pathname } = window.location;
    // A navigation in progress continues as a guest; a page for members will ask for a sign-in itself.
    if (isSignInPath(pathname) || site.router?.state.navigation.state === "loading") return;
    client.signInStore.rememberPath(herePath(window.location));
    void site.router?.navigate(
      pathname.startsWith(paths.adminLogin) ? paths.adminLogin : paths.login,
      { state: afterSignInEnded },
    );
  },
  onServerReached: (isReached) => {
    store.dispatch(serverReached(isReached));
    // A server that is back is like a network that is back: queries are fetched again.
    if (isReached) site.refetchQueries?.();
  },
});
const store = createStore(client);
setupListeners(store.dispatch, (dispatch, { onOnline }) => {
  site.refetchQueries = () => dispatch(onOnline());
  return () => {};
});
reloadOnceOnStaleChunk(window, () => {
  if (site.router === undefined) return createPath(window.location);
  const { navigation, location, initialized } = site.router.state;
  if (navigation.location) return createPath(navigation.location);
  // A font, a dialog or a slide that fails to load is no reason to reload a page that is being read.
  return initialized ? null : createPath(location);
});

const routes = createRoutes(store);
const pageData = readPageData(document, window.location.pathname);
if (pageData) store.dispatch(upsertQueries(pageData));
// Not awaited: the page's chunk imports this module, so the two would wait for each other.
void start();
// Copies for offline reading can wait until after start-up.
if (import.meta.env.PROD) setTimeout(() => void keepReadingSoon(), 3_000);

async function start(): Promise<void> {
  const [hasPage, isTranslated] = await Promise.all([
    // If the page's chunk cannot be fetched, the router shows its error page.
    pageData !== null &&
      loadLazyRoutes(routes, pageData.address).then(
        () => true,
        () => false,
      ),
    store.dispatch(showLanguage(pageData?.language ?? wantedLanguage())),
    pageData !== null && firstPaint(),
  ]);
  // A page rendered in another language cannot be hydrated in English.
  const isHydrating = hasPage && isTranslated;
  if (!isTranslated) await store.dispatch(switchLanguage("en"));
  // Hydration starts from the state that the server rendered; the reader's own state follows.
  const serverState = isHydrating ? onServer(store.getState()) : undefined;
  followTheme(store);
  // `first-paint.js` has set it.
  store.dispatch(preferencesChanged({ hidesMature: "mature" in document.documentElement.dataset }));
  followSignIn(client, store);
  // The queries are already in the store; the router only needs to see that its loaders have run.
  const loaded = { loaderData: { landing: null, home: null, story: null } };
  const router = createBrowserRouter(routes, isHydrating ? { hydrationData: loaded } : {});
  site.router = router;
  const app = (
    <CacheProvider value={styleCache()}>
      <App
        router={router}
        store={store}
        serverState={serverState}
        siteLinks={readSiteLinks(document)}
        onHydrated={showReadersOwn}
      />
    </CacheProvider>
  );
  const root = document.getElementById("katha");
  // A transition lets frames and input through during hydration; otherwise it would be one long task.
  if (root && isHydrating) startTransition(() => void hydrateRoot(root, app));
  else if (root) {
    root.replaceChildren();
    createRoot(root).render(app);
  }
}

/** The state that the server rendered: it was online, even if the device no longer is. */
function onServer(state: AppState): AppState {
  return { ...state, api: { ...state.api, config: { ...state.api.config, online: true } } };
}

/** Resolves after the first frame, so that hydration does not delay it. */
async function firstPaint(): Promise<void> {
  // Background tabs get no frames.
  if (document.hidden) return;
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Emotion's cache, with the styles that the server has put into the page. */
function styleCache() {
  const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[${name}]`);
  const insertionPoint = meta("name=emotion-insertion-point");
  const nonce = meta("property=csp-nonce")?.nonce;
  const cache = createCache({
    key: styleCacheKey,
    ...(nonce && { nonce }),
    ...(insertionPoint && { insertionPoint }),
  });
  const names = document
    .querySelector(`style[${serverStylesAttribute}]`)
    ?.getAttribute(serverStylesAttribute);
  for (const name of names?.split(" ") ?? []) cache.inserted[name] = true;
  return cache;
}

/** The server renders the same page for all readers of a language; each reader's own state is applied here. */
function showReadersOwn(): void {
  document.documentElement.dataset["hydrated"] = "";
  // Not earlier: the answer would change the state that hydration starts from.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  whenIdle(() => void loadViewer(client, store));
  if (!pageData) return;
  const wanted = wantedLanguage();
  if (wanted !== pageData.language) {
    writeServerCookie(languageKey, wanted);
    void store.dispatch(showLanguage(wanted));
  }
  if (client.signInStore.readTokens()) refetchStories();
}

/** The server's data is a guest's, and stories in lists have only what their cards show. */
function refetchStories(): void {
  if (pageData) store.dispatch(api.util.invalidateTags(["Story", "StoryList"]));
}

async function keepReadingSoon(): Promise<void> {
  try {
    const { keepReading } = await import("./offline/keep-reading.ts");
    await keepReading(client.signInStore, store.dispatch);
    if (navigator.serviceWorker?.controller) refetchStories();
  } catch {
    // Already offline; the next visit will keep copies.
  }
}
