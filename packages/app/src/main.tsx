import "@katha/ui/fonts.css";
import "@katha/ui/katha.css";
import "./first-paint.css";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { api } from "@katha/api";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { emotionKey, serverStyles } from "./emotion-key.ts";
import { loadLazyRoutes } from "./routes/load-lazy-routes.ts";
import { connectBrowser } from "./offline/connect-browser.ts";
import { serverReached } from "./offline/connection-slice.ts";
import { switchLanguage, wantedLanguage } from "./preferences/language.ts";
import { languageKey } from "./preferences/locales.ts";
import { writeServerCookie } from "./preferences/server-cookie.ts";
import { followTheme } from "./preferences/theme.ts";
import { createBrowserRouter, createPath } from "./routes/router.ts";
import { createRoutes } from "./routes/routes.tsx";
import { reloadOnceOnStaleChunk } from "./offline/stale-chunk.ts";
import { readPageData, upsertQueries } from "./server-render/page-data.ts";
import { createStore } from "./store/store.ts";
import { herePath, isSignInPath } from "./session/sign-in-paths.ts";
import { checkSession, followSession } from "./session/follow-session.ts";
import { paths } from "./routes/paths.ts";

/** Empty until the code of the first page is here. */
const site: { router?: ReturnType<typeof createBrowserRouter> } = {};

const connection = connectBrowser({
  // They sign in again and come back to where they are.
  onSignedOut: () => {
    const { pathname } = window.location;
    // Who is on the way elsewhere goes on as a guest; a page for members asks them in when they are there.
    if (isSignInPath(pathname) || site.router?.state.navigation.state === "loading") return;
    connection.session.rememberPath(herePath(window.location));
    void site.router?.navigate(
      pathname.startsWith(paths.adminLogin) ? paths.adminLogin : paths.login,
    );
  },
  onServerReached: (isReached) => store.dispatch(serverReached(isReached)),
});
const store = createStore(connection);
reloadOnceOnStaleChunk(window, () => {
  if (site.router === undefined) return createPath(window.location);
  const { navigation, location, initialized } = site.router.state;
  if (navigation.location) return createPath(navigation.location);
  // A face, a dialog or a slide that did not come is no reason to take away what is being read.
  return initialized ? null : createPath(location);
});

const routes = createRoutes(store);
const pageData = readPageData(document, window.location.pathname);
if (pageData) store.dispatch(upsertQueries(pageData));
// Not awaited here: the page's own chunk imports this module, and would wait for it for ever.
void start();
// Not during start-up: keeping copies can wait.
if (import.meta.env.PROD) setTimeout(() => void keepReadingSoon(), 3_000);

async function start(): Promise<void> {
  const [isHydrating] = await Promise.all([
    // When the page's chunk cannot be fetched, the router shows its error page instead.
    pageData !== null &&
      loadLazyRoutes(routes, pageData.address).then(
        () => true,
        () => false,
      ),
    store.dispatch(switchLanguage(pageData?.language ?? wantedLanguage())),
    pageData !== null && firstPaint(),
  ]);
  // What is a reader's own comes after what the server rendered for everybody.
  const serverState = isHydrating ? store.getState() : undefined;
  followTheme(store);
  followSession(connection, store);
  // The queries are in the store already; the router only checks that its loaders have run.
  const loaded = { loaderData: { landing: null, home: null, story: null } };
  const router = createBrowserRouter(routes, isHydrating ? { hydrationData: loaded } : {});
  site.router = router;
  const app = (
    <CacheProvider value={styleCache()}>
      <App router={router} store={store} serverState={serverState} onHydrated={showReadersOwn} />
    </CacheProvider>
  );
  const root = document.getElementById("katha");
  // As a transition hydration lets frames and presses through; otherwise it would be one long task.
  if (root && isHydrating) startTransition(() => void hydrateRoot(root, app));
  else if (root) {
    root.replaceChildren();
    createRoot(root).render(app);
  }
}

/** Hydration keeps the browser busy for long; what the server sent is seen before that. */
async function firstPaint(): Promise<void> {
  // No frame comes while the tab is in the background.
  if (document.hidden) return;
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Knows the styles that the server has put into the page. */
function styleCache() {
  const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[${name}]`);
  const insertionPoint = meta("name=emotion-insertion-point");
  const nonce = meta("property=csp-nonce")?.nonce;
  const cache = createCache({
    key: emotionKey,
    ...(nonce && { nonce }),
    ...(insertionPoint && { insertionPoint }),
  });
  const names = document.querySelector(`style[${serverStyles}]`)?.getAttribute(serverStyles);
  for (const name of names?.split(" ") ?? []) cache.inserted[name] = true;
  return cache;
}

/** The server renders the same page for everybody who reads its language; what is a reader's own comes now. */
function showReadersOwn(): void {
  document.documentElement.dataset["hydrated"] = "";
  // Not earlier: an answer, or none, must not change the state that hydration starts from.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  whenIdle(() => void checkSession(connection, store));
  if (!pageData) return;
  const wanted = wantedLanguage();
  if (wanted !== pageData.language) {
    writeServerCookie(languageKey, wanted);
    void store.dispatch(switchLanguage(wanted));
  }
  if (connection.session.readTokens()) refetchStories();
}

/** The server rendered what any visitor sees, and only the cards of the stories in lists. */
function refetchStories(): void {
  if (pageData) store.dispatch(api.util.invalidateTags(["Story", "StoryList"]));
}

async function keepReadingSoon(): Promise<void> {
  try {
    const { keepReading } = await import("./offline/keep-reading.ts");
    await keepReading(connection.session, store.dispatch);
    if (navigator.serviceWorker?.controller) refetchStories();
  } catch {
    // The network is gone already. The next visit will keep copies.
  }
}
