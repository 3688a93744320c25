import { getStory, type AnyCall } from "@katha/api/contract";
import type { FastifyInstance } from "fastify";
import { routeUrl } from "./register-call.ts";

interface AppRoute {
  readonly path: string;
  /** What the page is about: when this call finds nothing, neither does the page. */
  readonly about?: AnyCall;
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
  { path: "/profile" },
];

const patterns = appRoutes.map(({ path, about }) => {
  const named = path.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)");
  return { pattern: new RegExp(`^${named === "/" ? "" : named}/?$`), about };
});

/** 200, or 404 for an address without a page and for a page about nothing. The app shows why. */
export async function pageStatus(app: FastifyInstance, address: string): Promise<200 | 404> {
  for (const { pattern, about } of patterns) {
    const match = pattern.exec(address);
    if (!match) continue;
    return about && (await findsNothing(app, about, match.groups ?? {})) ? 404 : 200;
  }
  return 404;
}

async function findsNothing(
  app: FastifyInstance,
  call: AnyCall,
  params: Record<string, string>,
): Promise<boolean> {
  const url = routeUrl(call).replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? "");
  const { statusCode } = await app.inject({ method: "GET", url });
  return statusCode === 404 || statusCode === 422;
}
