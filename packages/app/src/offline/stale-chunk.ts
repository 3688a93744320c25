import { type AppRouter, createPath } from "../routes/router.ts";

const key = "katha-reloaded-at";
const patienceMs = 10_000;

/**
 * After a deployment an open page may request a chunk that is gone. Reloading once, at the address that the visitor is
 * going to, fetches the new app. `whereTo` is null if no navigation is under way. After a second failure the error page
 * is shown.
 */
export function reloadOnceOnStaleChunk(page: Window, whereTo: () => string | null): void {
  page.addEventListener("vite:preloadError", (event) => {
    const path = whereTo();
    if (path === null || !page.navigator.onLine || reloadedLately(page)) return;
    event.preventDefault();
    page.location.assign(path);
  });
}

/** Where the router is going. */
export function goingTo({ state: { navigation, location, initialized } }: AppRouter) {
  if (navigation.location) return createPath(navigation.location);
  // A font, a dialog or a slide that fails to load is no reason to reload a page that is being read.
  return initialized ? null : createPath(location);
}

function reloadedLately(page: Window): boolean {
  try {
    const last = Number(page.sessionStorage.getItem(key));
    page.sessionStorage.setItem(key, String(Date.now()));
    return Date.now() - last < patienceMs;
  } catch {
    return true;
  }
}
