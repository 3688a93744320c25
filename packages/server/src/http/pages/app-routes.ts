import { getStory, type StoryDetail } from "@katha/api/contract";
import type { FastifyInstance } from "fastify";
import { routeUrl } from "../calls/register-call.ts";

interface AppRoute {
  readonly path: string;
  /** What the page is about: when this call finds nothing, neither does the page. */
  readonly about?: typeof getStory;
  /** For those alone who were given its address. */
  readonly unlisted?: true;
}

/** The addresses that the app has a page for; any other gets its not-found page, with status 404. */
const appRoutes: readonly AppRoute[] = [
  { path: "/" },
  { path: "/home" },
  { path: "/game/{id}", about: getStory },
  { path: "/login" },
  { path: "/register" },
  { path: "/forgot-password" },
  { path: "/reset-password" },
  { path: "/verify-email" },
  { path: "/terms-of-service" },
  { path: "/privacy-policy" },
  { path: "/guide" },
  { path: "/premium-waitlist" },
  { path: "/profile" },
  { path: "/profile/settings" },
  { path: "/play/{id}" },
  { path: "/create-story" },
  { path: "/my-stories" },
  { path: "/my-stories/{id}/numbers" },
  { path: "/stories/shared", unlisted: true },
  { path: "/edit-story/{id}" },
  { path: "/admin" },
  { path: "/admin/(?:stories|categories|tags|review|reports|users|audit|health)" },
  { path: "/admin/review/{id}" },
  { path: "/admin/stories/new" },
  { path: "/admin/stories/edit/{id}" },
];

const patterns = appRoutes.map(({ path, about, unlisted }) => {
  const named = path.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)");
  return { pattern: new RegExp(`^${named === "/" ? "" : named}/?$`), about, unlisted };
});

export interface FoundPage {
  status: 200 | 404;
  /** What its call answers to somebody who has not signed in, where the page is about something. */
  about?: StoryDetail;
  unlisted?: true;
}

/** The page at an address; one that is not there, or about nothing, has status 404. The app shows why. */
export async function findPage(app: FastifyInstance, address: string): Promise<FoundPage> {
  for (const { pattern, about: call, unlisted } of patterns) {
    const match = pattern.exec(address);
    if (!match) continue;
    if (call) return pageAbout(app, call, match.groups ?? {});
    return unlisted ? { status: 200, unlisted } : { status: 200 };
  }
  return { status: 404 };
}

async function pageAbout(
  app: FastifyInstance,
  call: typeof getStory,
  params: Record<string, string>,
): Promise<FoundPage> {
  const url = routeUrl(call).replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? "");
  const answer = await app.inject({ method: "GET", url });
  if (answer.statusCode === 404 || answer.statusCode === 422) return { status: 404 };
  return answer.statusCode === 200
    ? { status: 200, about: answer.json<StoryDetail>() }
    : { status: 200 };
}
