import { writeFile } from "node:fs/promises";
import path from "node:path";
import { type AppPage, routesFile, toAppPage } from "../http/pages/app-routes.ts";

/** A few of the pages that the app's build lists for the server. */
const routes: readonly Omit<AppPage, "pattern">[] = [
  { path: "/", access: "anyone", inSitemap: true },
  { path: "/home", access: "anyone", inSitemap: true },
  { path: "/game/:storyId", access: "anyone", about: "story" },
  { path: "/stories/shared", access: "anyone", unlisted: true },
  { path: "/guide", access: "anyone", inSitemap: true },
  { path: "/login", access: "signIn" },
  { path: "/play/:sessionId", access: "member" },
  { path: "/my-stories", access: "member" },
  { path: "/my-stories/:storyId/numbers", access: "member" },
  { path: "/admin/stories", access: "admin" },
];

export const appPages = routes.map(toAppPage);

export async function writeAppRoutes(folder: string): Promise<void> {
  await writeFile(path.join(folder, routesFile), JSON.stringify(routes));
}
