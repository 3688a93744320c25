import type { Story } from "@katha/api/contract";
import { element, ifAny, textElement, xmlDocument } from "@katha/play/xml";
import { type Feed, publishedAt } from "./feed.ts";

const names = {
  "xmlns:atom": "http://www.w3.org/2005/Atom",
  "xmlns:dc": "http://purl.org/dc/elements/1.1/",
  "xmlns:media": "http://search.yahoo.com/mrss/",
};

function item(story: Story, { pageOf, pictureOf }: Feed): string {
  const address = pageOf(story);
  const picture = pictureOf(story);
  return element(
    "item",
    {},
    textElement("title", story.title),
    textElement("link", address),
    textElement("guid", address, { isPermaLink: "true" }),
    textElement("pubDate", publishedAt(story).toUTCString()),
    textElement("dc:creator", story.author.display_name),
    ifAny("category", story.category?.display_name),
    ...story.tags.map(({ display_name }) => textElement("category", display_name)),
    textElement("dc:language", story.language),
    picture === null ? "" : element("media:content", { url: picture, medium: "image" }),
    textElement("description", story.tagline || story.story_description),
  );
}

/** A feed as RSS 2.0, at its own address. */
export function rssOf(feed: Feed, address: string): string {
  const { title, page, description, language, stories } = feed;
  const newest = stories[0];
  const channel = element(
    "channel",
    {},
    textElement("title", title),
    textElement("link", page),
    element("atom:link", { href: address, rel: "self", type: "application/rss+xml" }),
    textElement("description", description),
    ifAny("language", language),
    ifAny("lastBuildDate", newest && publishedAt(newest).toUTCString()),
    ...stories.map((story) => item(story, feed)),
  );
  return xmlDocument(element("rss", { version: "2.0", ...names }, channel));
}
