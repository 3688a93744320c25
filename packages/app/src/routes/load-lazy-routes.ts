import { type RouteObject, matchRoutes } from "./router.ts";

/** Loads the components for this address, so that the first render is already the page. */
export async function loadLazyRoutes(routes: RouteObject[], path: string): Promise<void> {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    const { lazy } = route;
    if (typeof lazy !== "function") continue;
    const fetched = await lazy();
    delete route.lazy;
    Object.assign(route, fetched);
  }
}
