import { type AppRouteMatch, matchRoutes } from "../../routes/router.ts";
import { createRoutes } from "../../routes/routes.tsx";
import type { AppStore } from "../../store/store.ts";
import { signs } from "./await-intent.ts";
import { pathOfClick } from "./link-clicks.ts";

/** Long enough that a pointer on its way elsewhere asks for nothing. */
export const dwellMs = 80;

/**
 * Watches for signs that somebody is about to open a link, and has what the page there needs on its
 * way before they do: its code and its first answers.
 */
export function followSigns(
  page: Document,
  onIntent: (path: string) => void,
): (sign: Event) => void {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  const see = ({ target, type }: Event) => {
    // Each sign takes back its like: what moves under a pointer at rest says nothing of the keyboard.
    clearTimeout(waiting.get(type));
    const link = target instanceof Element ? linkAt(target) : null;
    const path = link && pathOfClick(clickOn(link), page.location);
    if (path === null) return;
    // A finger that touches means it.
    if (type === "touchstart") onIntent(path);
    else
      waiting.set(
        type,
        setTimeout(() => onIntent(path), dwellMs),
      );
  };
  for (const sign of signs) page.addEventListener(sign, see, { passive: true });
  return see;
}

/** The link itself, or the one that a card is drawn around. */
function linkAt(target: Element): Element | null {
  return target.closest("a[href]") ?? target.closest("article")?.querySelector("a[href]") ?? null;
}

/** The plain click that may follow. */
function clickOn(target: Element): MouseEvent {
  return Object.defineProperty(new MouseEvent("click"), "target", { value: target });
}

/** Each address once: code that is here stays, and answers are kept by the cache. */
export function preparePages(store: AppStore): (path: string) => void {
  const routes = createRoutes(store);
  const prepared = new Set<string>();
  return (path) => {
    const [pathname = ""] = path.split(/[?#]/);
    if (prepared.has(pathname)) return;
    prepared.add(pathname);
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
    if (typeof lazy === "object") await lazy.Component?.();
  } catch {
    // Whoever goes there asks again, and sees the error then.
  }
}
