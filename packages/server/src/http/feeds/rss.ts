import type { Story } from "@katha/api/contract";
import { inMarkup } from "../crawlers/in-markup.ts";
import { type Feed, publishedAt } from "./feed.ts";

const names = `xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"`;

function item(story: Story, { pageOf, pictureOf }: Feed): string {
  const address = inMarkup(pageOf(story));
  const picture = pictureOf(story);
  const category = story.category
    ? `<category>${inMarkup(story.category.display_name)}</category>`
    : "";
  const tags = story.tags.map(
    ({ display_name }) => `<category>${inMarkup(display_name)}</category>`,
  );
  return [
    `<item><title>${inMarkup(story.title)}</title><link>${address}</link>`,
    `<guid isPermaLink="true">${address}</guid><pubDate>${publishedAt(story).toUTCString()}</pubDate>`,
    `<dc:creator>${inMarkup(story.author.display_name)}</dc:creator>${category}${tags.join("")}`,
    `<dc:language>${inMarkup(story.language)}</dc:language>`,
    picture === null ? "" : `<media:content url="${inMarkup(picture)}" medium="image"/>`,
    `<description>${inMarkup(story.tagline || story.story_description)}</description></item>`,
  ].join("");
}

/** A feed as RSS 2.0, at its own address. */
export function rssOf(feed: Feed, address: string): string {
  const { title, page, description, language, stories } = feed;
  const newest = stories[0];
  const built = newest ? `<lastBuildDate>${publishedAt(newest).toUTCString()}</lastBuildDate>` : "";
  const self = `<atom:link href="${inMarkup(address)}" rel="self" type="application/rss+xml"/>`;
  return [
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${names}>`,
    `<channel><title>${inMarkup(title)}</title><link>${inMarkup(page)}</link>${self}`,
    `<description>${inMarkup(description)}</description>`,
    language === undefined ? "" : `<language>${inMarkup(language)}</language>`,
    built,
    ...stories.map((story) => item(story, feed)),
    `</channel></rss>\n`,
  ].join("");
}
