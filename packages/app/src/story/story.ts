import { playMinutesOf, type Story } from "@katha/api";
import type { StorySummary } from "@katha/ui";
import { toPicture } from "./picture.ts";
import { paths } from "../routes/paths.ts";
import { storiesWith } from "./stories-with.ts";

const summaries = new WeakMap<Story, StorySummary>();

/** Returns the same object for the same story, so that its card does not render again. */
export function toSummary(story: Story): StorySummary {
  const known = summaries.get(story) ?? summaryOf(story);
  summaries.set(story, known);
  return known;
}

function summaryOf(story: Story): StorySummary {
  return {
    id: story.id,
    href: paths.story(story.id),
    title: story.title,
    tagline: story.tagline,
    description: story.story_description,
    cover: toPicture(story.cover_image_url, story.image_alt),
    author: { name: story.author.display_name, avatar: story.author.avatar_url },
    category: story.category?.display_name ?? null,
    language: story.language,
    links: {
      category: story.category ? storiesWith("category", story.category.id) : undefined,
      author: story.author.id ? storiesWith("author", story.author.id) : undefined,
    },
    isMature: story.content_rating === "mature",
    isVeiled: story.is_veiled,
    playMinutes: playMinutesOf(story),
    isNew: isNew(story),
    likes: story.stats.likes_total,
    ...(story.lately && { lately: story.lately }),
    plays: story.stats.plays_total,
    bookmarks: story.stats.bookmarks_total,
  };
}

const monthMs = 30 * 24 * 3_600_000;

function isNew({ published_at, created_at }: Story): boolean {
  return Date.now() - Date.parse(published_at ?? created_at) < monthMs;
}
