type Go = (path: string) => void;

/** Served by the same host, but not pages of the app. */
const notPages = /^\/(api|media|assets)(\/|$)/;

/**
 * Follows plain clicks on links inside the app without loading a page, also to another place of the same page:
 * only of what the router follows it knows where the page stood, for the way back. Screens render ordinary
 * links and know no router; new tabs, downloads and other sites are left to the browser.
 */
export function followLinks(page: Document, go: Go): () => void {
  const listen = (event: MouseEvent) => {
    const to = linkOfClick(event, page.location);
    if (to === null || (to.hash !== "" && to.href === page.location.href)) return;
    event.preventDefault();
    go(pathOf(to));
  };
  page.addEventListener("click", listen);
  return () => page.removeEventListener("click", listen);
}

/** The page that a click goes to, if it goes to another. */
export function pathOfClick(event: MouseEvent, here: Location): string | null {
  const to = linkOfClick(event, here);
  const isSamePage = to?.pathname === here.pathname && to.search === here.search;
  return to === null || (isSamePage && to.hash !== "") ? null : pathOf(to);
}

const pathOf = ({ pathname, search, hash }: URL) => pathname + search + hash;

function linkOfClick(event: MouseEvent, here: Location): URL | null {
  const plain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!plain || event.defaultPrevented || !(event.target instanceof Element)) return null;
  const link = event.target.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.hasAttribute("download") || !["", "_self"].includes(link.target)) return null;
  const to = new URL(link.href, here.href);
  return to.origin !== here.origin || notPages.test(to.pathname) ? null : to;
}
