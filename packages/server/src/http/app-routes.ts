/** The addresses that the app has a page for; any other gets its not-found page, with status 404. */
const appRoutes = ["/", "/home", "/game/{story_id}"] as const;

const patterns = appRoutes.map(
  (route) => new RegExp(`^${route === "/" ? "" : route.replaceAll(/\{\w+\}/g, "[^/]+")}/?$`),
);

export function isAppRoute(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}
