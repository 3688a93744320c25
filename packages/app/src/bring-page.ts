import { type RouteObject, matchRoutes } from "./router.ts";

/** Fetches the code of the page at this address before a router is made, so that its first sight is the page. */
export async function bringPage(routes: RouteObject[], path: string): Promise<void> {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    const { lazy } = route;
    if (typeof lazy !== "object" || !lazy.Component) continue;
    const Component = await lazy.Component();
    delete route.lazy;
    Object.assign(route, { Component });
  }
}
