import type { AppPage } from "../pages/app-routes.ts";
import { element, ifAny, textElement, xmlDocument } from "@katha/play/xml";

const mapNames = { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" };

type LlmsLine = (site: string) => string;

/** What parts of the server tell language models of themselves, by the chapter where it stands. */
export interface LlmsLines {
  stories: LlmsLine[];
  programs: LlmsLine[];
}

declare module "fastify" {
  interface FastifyInstance {
    llmsLines: LlmsLines;
  }
}

/** Everything except private and admin pages. */
export function robots(site: string, pages: readonly AppPage[]): string {
  const lines = [
    "User-agent: *",
    ...privatePrefixes(pages).map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${site}/sitemap.xml`,
  ];
  return `${lines.join("\n")}\n`;
}

/** What a language model that visits the site should know (llmstxt.org): what this is, and what it can read. */
export function forModels(site: string, { stories, programs }: LlmsLines): string {
  const written = (lines: readonly LlmsLine[]) => lines.map((line) => `- ${line(site)}\n`).join("");
  return `# Katha

> A platform for story games: branching stories, partly from Indian mythology, that a player carries on by choosing and by
> typing, and that people write. Stories can be read and begun without an account.

## Stories

${written(stories)}- [Sitemap](${site}/sitemap.xml): the address of each published story

## For programs

- [API](${site}/api/v1/openapi.json): OpenAPI; calls that need an account take its token
${written(programs)}- [What may be visited](${site}/robots.txt)
`;
}

/** The first path segments of the pages for members and administrators: `/profile`, `/play/`. */
function privatePrefixes(pages: readonly AppPage[]): readonly string[] {
  const prefixes = new Set(
    pages
      .filter(({ access }) => access === "member" || access === "admin")
      .map(({ path }) => /^\/[^/]+(?:\/(?=:))?/.exec(path)?.[0] ?? path),
  );
  const isCovered = (prefix: string) => prefix.endsWith("/") && prefixes.has(prefix.slice(0, -1));
  return [...prefixes].filter((prefix) => !isCovered(prefix));
}

export function mapOfMaps(site: string, parts: number): string {
  const stories = Array.from({ length: parts }, (_, part) => `stories-${part}`);
  const maps = ["pages", ...stories].map((name) =>
    element("sitemap", {}, textElement("loc", `${site}/sitemaps/${name}.xml`)),
  );
  return xmlDocument(element("sitemapindex", mapNames, ...maps));
}

interface MappedPage {
  address: string;
  changed?: Date;
}

export function mapOfPages(pages: readonly MappedPage[]): string {
  const urls = pages.map(({ address, changed }) =>
    element("url", {}, textElement("loc", address), ifAny("lastmod", changed?.toISOString())),
  );
  return xmlDocument(element("urlset", mapNames, ...urls));
}
