import { api, storiesApi } from "@katha/api";
import { alongDatabase, isAnythingAlong } from "../along/kept.ts";
import { keepOnlyReadersCopies, readerOf, type SignInStore } from "./kept-reader.ts";
import { updateWaiting } from "./offline-slice.ts";
import { base } from "../routes/base.ts";
import type { AppRouter } from "../routes/router.ts";
import type { AppStore } from "../store/store.ts";

/** Registers the service worker, if the browser supports and allows it. */
export async function keepReading(
  signInStore: SignInStore,
  store: AppStore,
  { router, isRendered }: { router: Pick<AppRouter, "navigate">; isRendered: boolean },
): Promise<void> {
  // A reader who left before this came is found by it.
  const readerWritten = keepOnlyReadersCopies(signInStore);
  void import("../notices/OpenNotice.tsx").catch(() => {});
  void keepAnythingAlong(store).catch(() => {});
  if (!("serviceWorker" in navigator)) return;
  followNews(signInStore, store, router);
  const keepEarlier = async () => {
    await readerWritten();
    await readAgain(store);
  };
  // The worker may have kept the server's page for long, and has seen none of its stories.
  if (navigator.serviceWorker.controller && isRendered) void keepEarlier();
  if (!navigator.serviceWorker.controller) {
    const firstControl = () => {
      void keepEarlier();
      fetchFilesAgain();
    };
    navigator.serviceWorker.addEventListener("controllerchange", firstControl, { once: true });
  }
  try {
    const registration = await navigator.serviceWorker.register(`${base}/sw.js`);
    const notice = (): void => {
      const isWaiting =
        registration.waiting !== null && navigator.serviceWorker.controller !== null;
      store.dispatch(updateWaiting(isWaiting));
    };
    notice();
    registration.addEventListener("updatefound", () => {
      registration.installing?.addEventListener("statechange", notice);
    });
    // Another tab activated it.
    navigator.serviceWorker.addEventListener("controllerchange", notice);
    // The browser looks for updates only when a page is opened, and this one may stay open for days.
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") void registration.update().catch(() => {});
    });
  } catch {
    // Private windows and strict settings refuse workers; only offline reading is lost.
  }
}

/** Keeps pushes in step with who is signed in, and opens the page of news that was pressed. */
function followNews(
  signInStore: SignInStore,
  store: AppStore,
  router: Pick<AppRouter, "navigate">,
): void {
  let reader: string | null | undefined;
  const keep = async () => {
    const isOther = readerOf(signInStore) !== reader;
    reader = readerOf(signInStore);
    if (!isOther || !("PushManager" in window) || Notification.permission !== "granted") return;
    await (await import("../push/keep-push.ts")).keepPush(signInStore, store);
  };
  void keep().catch(() => {});
  signInStore.listen(() => void keep().catch(() => {}));

  navigator.serviceWorker.addEventListener("message", ({ data, ports: [port] }) => {
    if (typeof data?.open !== "string" || port === undefined) return;
    port.postMessage("opens");
    void router.navigate(data.open);
  });
}

/** A browser that is killed may lose the list of what is along, and never what is along itself. */
async function keepAnythingAlong(store: AppStore): Promise<void> {
  const known = isAnythingAlong() || ((await indexedDB.databases?.()) ?? []).some(isOfAlong);
  if (known) await (await import("../along/keep-along.ts")).keepAlong(store);
}

const isOfAlong = ({ name }: IDBDatabaseInfo) => name === alongDatabase;

const readOffline = ["featuredStories", "getStory", "listStories", "trendingStories"] as const;

/** The worker keeps only answers that pass through it. */
async function readAgain(store: AppStore): Promise<void> {
  const { dispatch } = store;
  // What is on its way passes the worker by, too.
  await Promise.all(dispatch(api.util.getRunningQueriesThunk()));
  const again = { subscribe: false, forceRefetch: true };
  for (const name of readOffline) {
    const { initiate } = storiesApi.endpoints[name] as { initiate: Read };
    for (const asked of storiesApi.util.selectCachedArgsForQuery(store.getState(), name))
      void dispatch(initiate(asked, again));
  }
}

type Read = (
  asked: unknown,
  options: { subscribe: boolean; forceRefetch: boolean },
) => ReturnType<typeof storiesApi.endpoints.getStory.initiate>;

/** The scripts, typefaces and pictures of a first visit; the browser has them, so nothing is loaded again. */
function fetchFilesAgain(): void {
  for (const { name } of performance.getEntriesByType("resource")) {
    const { origin, pathname } = new URL(name);
    if (
      origin === window.location.origin &&
      /^\/(?:assets|media)\//.test(pathname.slice(base.length))
    )
      void fetch(name).catch(() => {});
  }
}
