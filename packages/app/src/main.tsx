import "@katha/fonts/fonts.css";
import "@katha/ui/katha.css";
import "@katha/ui/page.css";
import "./first-paint.css";
import { CacheProvider } from "@emotion/react";
import type { ApiClient } from "@katha/api";
import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { createBrowserClient, followServer } from "./offline/browser-client.ts";
import type { keepReading } from "./offline/keep-reading.ts";
import { goingTo, reloadOnceOnStaleChunk } from "./offline/stale-chunk.ts";
import { preferencesChanged } from "./preferences/preferences-slice.ts";
import { followTheme } from "./preferences/theme.ts";
import { createBrowserRouter, createPath } from "./routes/router.ts";
import { pageRoutes } from "./routes/route-table.ts";
import { createRoutes } from "./routes/routes.tsx";
import { readPageData } from "./server-render/page-data.ts";
import { readSiteLinks } from "./shell/site-links.ts";
import { askToSignIn } from "./sign-in/ask-to-sign-in.ts";
import { followSignIn } from "./sign-in/follow-sign-in.ts";
import { prepare } from "./start/prepare.ts";
import { showReadersOwn } from "./start/readers-own.ts";
import { styleCache } from "./start/style-cache.ts";
import { type AppState, type AppStore, createStore } from "./store/store.ts";

// Not awaited: the page's chunk imports this module, so the two would wait for each other.
void start();

async function start(): Promise<void> {
  const { client, listen } = createBrowserClient();
  const store = createStore(client);
  followServer(store, listen);

  const page = readPageData(document, window.location);
  const routes = createRoutes(store);
  let whereTo: () => string | null = () => createPath(window.location);
  reloadOnceOnStaleChunk(window, () => whereTo());
  const isHydrating = await prepare(page, routes, store);

  const serverState = isHydrating ? onServer(store.getState()) : undefined;
  followTheme(store);
  // `first-paint.js` has set it.
  store.dispatch(preferencesChanged({ hidesMature: "mature" in document.documentElement.dataset }));
  followSignIn(client, store);

  // The queries are already in the store; the router only needs to see that its loaders have run.
  const loaded = { loaderData: Object.fromEntries(pageRoutes.map(({ id }) => [id, null])) };
  const router = createBrowserRouter(routes, isHydrating ? { hydrationData: loaded } : {});
  listen({ onSignedOut: () => askToSignIn(client, router) });
  whereTo = () => goingTo(router);

  show(
    <CacheProvider value={styleCache()}>
      <App
        router={router}
        store={store}
        serverState={serverState}
        siteLinks={readSiteLinks(document)}
        onHydrated={() => showReadersOwn(page, client, store)}
      />
    </CacheProvider>,
    isHydrating,
  );
  // Copies for offline reading can wait until after start-up.
  if (import.meta.env.PROD)
    setTimeout(
      () => void keepForOffline(client, store, { router, isRendered: page !== null }),
      3_000,
    );
}

/** The state that the server rendered, from which hydration starts: it was online, even if the device no longer is. */
function onServer(state: AppState): AppState {
  return { ...state, api: { ...state.api, config: { ...state.api.config, online: true } } };
}

function show(app: ReactNode, isHydrating: boolean): void {
  const root = document.getElementById("katha");
  // A transition lets frames and input through during hydration; otherwise it would be one long task.
  if (root && isHydrating) startTransition(() => void hydrateRoot(root, app));
  else if (root) {
    root.replaceChildren();
    createRoot(root).render(app);
  }
}

async function keepForOffline(
  { signInStore }: ApiClient,
  store: AppStore,
  page: Parameters<typeof keepReading>[2],
): Promise<void> {
  try {
    const offline = await import("./offline/keep-reading.ts");
    await offline.keepReading(signInStore, store, page);
  } catch {
    // Already offline; the next visit will keep copies.
  }
}
