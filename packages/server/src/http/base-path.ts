import type { FastifyInstance } from "fastify";

/**
 * Requests come as the visitor's browser sent them, or without the path, which some proxies take away. Both mean the
 * same, since no address of Katha's begins with the path: `isOwnPath` tells those that do.
 */
export function rewriteUnder(base: string) {
  return ({ url = "/" }: { url?: string | undefined }): string => {
    if (!url.startsWith(base)) return url;
    const rest = url.slice(base.length);
    if (rest.startsWith("/")) return rest;
    return rest === "" || rest.startsWith("?") ? `/${rest}` : url;
  };
}

const firstPart = (path: string) => path.split("/", 2)[1] ?? "";

/** Where the path's first part is one of our own, an address would have two meanings. */
export function isOwnPath(app: FastifyInstance, base: string, pages: readonly string[]): boolean {
  const own = firstPart(base);
  if (own === "") return false;
  const isPage = pages.some((path) => firstPart(path) === own);
  return isPage || reserved.has(own) || app.hasRoute({ method: "GET", url: `/${own}` });
}

/** What is served below, and not at, the first part of its address. */
const reserved = new Set([
  "api",
  "assets",
  "backchannel-logout",
  "media",
  "backups",
  "embed",
  "feeds",
  "sitemaps",
]);

const inAnswers = /"\/((?:media\/[0-9a-f]{32}|backups)\/)/g;

export interface Addresses {
  /** The path that they are below; empty at a host's root. */
  readonly base: string;
  /** The text of an answer, with our pictures' and files' addresses as browsers find them. */
  readonly outward: (text: string) => string;
  /** The text of a body, with our pictures' addresses as they are stored: a site may move to another path. */
  readonly inward: (text: string) => string;
}

const asTheyAre: Addresses = { base: "", outward: (text) => text, inward: (text) => text };

export function addressesUnder(base: string): Addresses {
  if (base === "") return asTheyAre;
  return {
    base,
    outward: (text) => text.replaceAll(inAnswers, `"${base}/$1`),
    inward: (text) => text.replaceAll(`"${base}/media/`, `"/media/`),
  };
}
