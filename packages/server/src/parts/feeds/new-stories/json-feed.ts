import type { Story } from "@katha/api/contract";
import { type Feed, publishedAt } from "./feed.ts";

function item(story: Story, { pageOf, pictureOf }: Feed): object {
  const address = pageOf(story);
  const picture = pictureOf(story);
  const category = story.category ? [story.category.display_name] : [];
  return {
    id: address,
    url: address,
    title: story.title,
    content_text: story.tagline || story.story_description,
    ...(picture !== null && { image: picture }),
    date_published: publishedAt(story).toISOString(),
    date_modified: story.updated_at,
    authors: [{ name: story.author.display_name }],
    tags: [...category, ...story.tags.map(({ display_name }) => display_name)],
    language: story.language,
  };
}

/** A feed as JSON Feed 1.1, at its own address. */
export function jsonFeedOf(feed: Feed, address: string): string {
  const { title, page, description, language, stories } = feed;
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    home_page_url: page,
    feed_url: address,
    description,
    ...(language !== undefined && { language }),
    items: stories.map((story) => item(story, feed)),
  });
}
