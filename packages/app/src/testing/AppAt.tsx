import {
  type SiteLinks,
  type StorageLike,
  type User,
  createApiClient,
  createSignInStore,
  viewerChanged,
  viewerOf,
} from "@katha/api";
import type { ThemeChoice } from "@katha/ui";
import { useEffect, useState } from "react";
import { App } from "../App.tsx";
import { serverReached } from "../offline/offline-slice.ts";
import { switchLanguage } from "../preferences/language.ts";
import { preferencesChanged } from "../preferences/preferences-slice.ts";
import { type RouteObject, createMemoryRouter } from "../routes/router.ts";
import { paths } from "../routes/paths.ts";
import { createRoutes } from "../routes/routes.tsx";
import { afterSignInEnded } from "../sign-in/sign-in-paths.ts";
import { type AppStore, createStore } from "../store/store.ts";
import { storyFetch } from "./story-calls.ts";

export interface AppAtProps {
  /** The page's address, with query and hash. */
  at: string;
  /** Who is signed in; without one, a guest. */
  viewer?: User | undefined;
  siteLinks?: SiteLinks | undefined;
  /** Replaces the app's own routes. */
  routes?: RouteObject[] | undefined;
  language?: string;
  theme?: ThemeChoice;
}

/** The app at an address, with its own store. */
export function AppAt({ language = "en", theme = "dark", siteLinks, ...props }: AppAtProps) {
  const [{ router, store }] = useState(() => openApp(props));
  useEffect(() => () => router.dispose(), [router]);
  useEffect(() => void store.dispatch(switchLanguage(language)), [store, language]);
  useEffect(() => void store.dispatch(preferencesChanged({ theme })), [store, theme]);
  return <App router={router} store={store} siteLinks={siteLinks} onHydrated={onHydrated} />;
}

const onHydrated = () => {};

function openApp({ at, viewer, routes }: AppAtProps) {
  const signInStore = createSignInStore(memoryStorage());
  if (viewer) signInStore.signIn({ accessToken: "access", refreshToken: "refresh" }, viewer);
  const client = createApiClient({
    signInStore,
    fetch: (input, init) => watched(storyFetch(input, init)),
    onSignedOut: () => void router.navigate(paths.login, { state: afterSignInEnded }),
  });
  const store: AppStore = createStore(client);
  const copy = () => store.dispatch(viewerChanged(viewerOf(signInStore)));
  signInStore.listen(copy);
  copy();
  const router = createMemoryRouter(routes ?? createRoutes(store), { initialEntries: [at] });
  return { router, store };

  /** Replaces `watchedFetch`, which would go on polling the server after the story has ended. */
  async function watched(answer: Promise<Response>): Promise<Response> {
    const isReached = await answer.then(
      () => true,
      (error: unknown) => !(error instanceof TypeError),
    );
    store.dispatch(serverReached(isReached));
    return answer;
  }
}

function memoryStorage(): () => StorageLike {
  const values = new Map<string, string>();
  const storage: StorageLike = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
  return () => storage;
}
