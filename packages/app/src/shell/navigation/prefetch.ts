import { type AppRouteMatch, type RouteObject, matchRoutes } from "../../routes/router.ts";
import { intentEvents } from "./intent-events.ts";
import { pathOfClick } from "./link-clicks.ts";

/** Long enough that a pointer that only crosses a link fetches nothing. */
export const dwellMs = 80;

/** Calls back when somebody is about to open a link, so that the page's code and data can be fetched. */
export function watchIntent(
  page: Document,
  onIntent: (path: string) => void,
  signal: AbortSignal,
): (event: Event) => void {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  const watch = ({ target, type }: Event) => {
    // Each kind of event cancels only its own: a scroll under a resting pointer must not cancel the keyboard's.
    clearTimeout(waiting.get(type));
    const link = target instanceof Element ? linkAt(target) : null;
    const path = link && pathOfClick(clickOn(link), page.location);
    if (path === null) return;
    // A touch is no accident.
    if (type === "touchstart") onIntent(path);
    else
      waiting.set(
        type,
        setTimeout(() => onIntent(path), dwellMs),
      );
  };
  for (const type of intentEvents) page.addEventListener(type, watch, { passive: true, signal });
  signal.addEventListener("abort", () => {
    for (const timer of waiting.values()) clearTimeout(timer);
  });
  return watch;
}

/** The link itself, or the link of the card. */
function linkAt(target: Element): Element | null {
  return target.closest("a[href]") ?? target.closest("article")?.querySelector("a[href]") ?? null;
}

/** The plain click that may follow. */
function clickOn(target: Element): MouseEvent {
  return Object.defineProperty(new MouseEvent("click"), "target", { value: target });
}

/** Fetches each page once. */
export function prefetchPages(routes: RouteObject[]): (path: string) => void {
  const fetched = new Set<string>();
  return (path) => {
    const [pathname = ""] = path.split(/[?#]/);
    if (fetched.has(pathname)) return;
    fetched.add(pathname);
    for (const match of matchRoutes(routes, pathname) ?? []) void fetchPage(match, pathname);
  };
}

async function fetchPage({ route, params }: AppRouteMatch, pathname: string): Promise<void> {
  const { lazy, loader } = route;
  const request = new Request(new URL(pathname, window.location.href));
  try {
    if (typeof loader === "function") {
      void loader({ params, request } as Parameters<typeof loader>[0]);
    }
    if (typeof lazy === "function") await lazy();
  } catch {
    // Going there fetches it again, and shows the error.
  }
}
