import { type AppRouteMatch, type RouteObject, matchRoutes } from "../../routes/router.ts";
import { isPage } from "./pages-of-site.ts";

/** Fetches a page of the app, unless it is open or in `fetched`. */
export function prefetchPage(routes: RouteObject[], href: string, fetched: Set<string>): void {
  const to = URL.parse(href, window.location.href);
  if (to?.origin !== window.location.origin || !isPage(to.pathname)) return;
  const { pathname } = to;
  if (pathname === window.location.pathname || fetched.has(pathname)) return;
  fetched.add(pathname);
  for (const match of matchRoutes(routes, pathname) ?? []) void fetchPage(match, pathname);
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
