import type { AppPage } from "../pages/app-routes.ts";
import { inMarkup } from "./in-markup.ts";

const xml = `<?xml version="1.0" encoding="UTF-8"?>\n`;
const mapNames = `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"`;

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
  const maps = ["pages", ...stories].map(
    (name) => `<sitemap><loc>${inMarkup(`${site}/sitemaps/${name}.xml`)}</loc></sitemap>`,
  );
  return `${xml}<sitemapindex ${mapNames}>${maps.join("")}</sitemapindex>\n`;
}

interface MappedPage {
  address: string;
  changed?: Date;
}

export function mapOfPages(pages: readonly MappedPage[]): string {
  const urls = pages.map(({ address, changed }) => {
    const when = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : "";
    return `<url><loc>${inMarkup(address)}</loc>${when}</url>`;
  });
  return `${xml}<urlset ${mapNames}>${urls.join("")}</urlset>\n`;
}
