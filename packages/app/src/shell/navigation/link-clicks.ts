type Go = (path: string) => void;

/** Served by the same host, but not pages of the app. */
const notPages = /^\/(api|media|assets)(\/|$)/;

/**
 * Follows plain clicks on links inside the app without loading a page. Screens render ordinary
 * links and know no router; new tabs, downloads and other sites are left to the browser.
 */
export function followLinks(page: Document, go: Go): () => void {
  const listen = (event: MouseEvent) => {
    const path = pathOfClick(event, page.location);
    if (path === null) return;
    event.preventDefault();
    go(path);
  };
  page.addEventListener("click", listen);
  return () => page.removeEventListener("click", listen);
}

export function pathOfClick(event: MouseEvent, here: Location): string | null {
  const plain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!plain || event.defaultPrevented || !(event.target instanceof Element)) return null;
  const link = event.target.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.hasAttribute("download") || !["", "_self"].includes(link.target)) return null;
  const to = new URL(link.href, here.href);
  const samePage = to.pathname === here.pathname && to.search === here.search;
  if (to.origin !== here.origin || notPages.test(to.pathname) || (samePage && to.hash !== "")) {
    return null;
  }
  return to.pathname + to.search + to.hash;
}
