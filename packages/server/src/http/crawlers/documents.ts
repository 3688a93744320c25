import type { Story } from "@katha/api/contract";
import { type AppPage, pathOf } from "../pages/app-routes.ts";
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

function item(site: string, story: Story, pages: readonly AppPage[]): string {
  const address = inMarkup(site + pathOf(pages, "story", story.id));
  const published = new Date(story.published_at ?? story.created_at).toUTCString();
  const category = story.category
    ? `<category>${inMarkup(story.category.display_name)}</category>`
    : "";
  return [
    `<item><title>${inMarkup(story.title)}</title><link>${address}</link>`,
    `<guid isPermaLink="true">${address}</guid><pubDate>${published}</pubDate>`,
    `<dc:creator>${inMarkup(story.author.display_name)}</dc:creator>${category}`,
    `<dc:language>${inMarkup(story.language)}</dc:language>`,
    `<description>${inMarkup(story.tagline || story.story_description)}</description></item>`,
  ].join("");
}

/** The newest stories, as RSS 2.0. */
export function feed(site: string, stories: readonly Story[], pages: readonly AppPage[]): string {
  const newest = stories[0];
  const built = newest
    ? `<lastBuildDate>${new Date(newest.published_at ?? newest.created_at).toUTCString()}</lastBuildDate>`
    : "";
  const self = `<atom:link href="${inMarkup(`${site}/feed.xml`)}" rel="self" type="application/rss+xml"/>`;
  return [
    `${xml}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">`,
    `<channel><title>Katha: new stories</title><link>${inMarkup(site + pathOf(pages, "home"))}</link>${self}`,
    `<description>Stories newly on the shelf at Katha.</description>${built}`,
    ...stories.map((story) => item(site, story, pages)),
    `</channel></rss>\n`,
  ].join("");
}
