import type { AppPage } from "../pages/app-routes.ts";
import { element, ifAny, textElement, xmlDocument } from "@katha/play/xml";

const mapNames = { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" };

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
export function forModels(site: string, { mcp }: { mcp: boolean }): string {
  const assistants = mcp
    ? `- [Play and write](${site}/mcp): Model Context Protocol over HTTP, with a token that a user makes on the account page\n`
    : "";
  return `# Katha

> A platform for story games: branching stories, partly from Indian mythology, that a player carries on by choosing and by
> typing, and that people write. Stories can be read and begun without an account.

## Stories

- [New stories](${site}/feed.json): a JSON feed; also by author, tag and language under ${site}/feeds/
- [Catalogue](${site}/opds): OPDS 2 and 1.2, with search, facets and the opening of each story as an EPUB
- [Sitemap](${site}/sitemap.xml): the address of each published story
- A story to show elsewhere: oEmbed at ${site}/oembed?url= with the address of the story's page after it

## For programs

- [API](${site}/api/v1/openapi.json): OpenAPI; calls that need an account take its token
${assistants}- [What may be visited](${site}/robots.txt)
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
