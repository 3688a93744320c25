import { writeFile } from "node:fs/promises";
import path from "node:path";
import { type AppPage, routesFile, toAppPage } from "../http/pages/app-routes.ts";

/** A few of the pages that the app's build lists for the server. */
const routes: readonly Omit<AppPage, "pattern">[] = [
  { id: "landing", path: "/", access: "anyone", inSitemap: true },
  { id: "home", path: "/home", access: "anyone", inSitemap: true },
  { id: "story", path: "/game/:storyId", access: "anyone", about: "story" },
  { id: "stories", path: "/stories", access: "anyone", rendersQuery: true },
  { id: "sharedStory", path: "/stories/shared", access: "anyone", unlisted: true },
  { id: "guide", path: "/guide", access: "anyone", inSitemap: true },
  { id: "privacy", path: "/privacy-policy", access: "anyone" },
  { id: "login", path: "/login", access: "signIn" },
  { id: "forgotPassword", path: "/forgot-password", access: "signIn" },
  { id: "resetPassword", path: "/reset-password", access: "signIn" },
  { id: "confirmBrowser", path: "/confirm-browser", access: "signIn" },
  { id: "verifyEmail", path: "/verify-email", access: "signIn" },
  { id: "play", path: "/play/:sessionId", access: "member" },
  { id: "settings", path: "/profile/settings", access: "member" },
  { id: "myStories", path: "/my-stories", access: "member" },
  { id: "notifications", path: "/news", access: "member" },
  { id: "stopLetters", path: "/stop-letters", access: "anyone", unlisted: true },
  { id: "storyNumbers", path: "/my-stories/:storyId/numbers", access: "member" },
  { id: "adminStories", path: "/admin/stories", access: "admin" },
];

export const appPages = routes.map(toAppPage);

export async function writeAppRoutes(folder: string): Promise<void> {
  await writeFile(path.join(folder, routesFile), JSON.stringify(routes));
}
