const key = "katha-reloaded-at";
const patienceMs = 10_000;

/**
 * After a deploy an open page may ask for a file that is gone. Loading where the visitor
 * is going anew, once, brings it, when they are going anywhere (else `whereTo` is null); a second failure soon after is something else, and the error page says so.
 */
export function reloadOnceOnStaleChunk(page: Window, whereTo: () => string | null): void {
  page.addEventListener("vite:preloadError", (event) => {
    const path = whereTo();
    if (path === null || !page.navigator.onLine || reloadedLately(page)) return;
    event.preventDefault();
    page.location.assign(path);
  });
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
