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
    description: story.storyDescription,
    cover: toPicture(story.coverImageUrl, story.imageAlt),
    author: { name: story.author.displayName, avatar: story.author.avatarUrl },
    category: story.category?.displayName ?? null,
    language: story.language,
    links: {
      category: story.category ? storiesWith("category", story.category.id) : undefined,
      author: story.author.id ? storiesWith("author", story.author.id) : undefined,
    },
    isMature: story.contentRating === "mature",
    isVeiled: story.isVeiled,
    playMinutes: playMinutesOf(story),
    isNew: isNew(story),
    likes: story.stats.likesTotal,
    ...(story.lately && { lately: story.lately }),
    plays: story.stats.playsTotal,
    bookmarks: story.stats.bookmarksTotal,
  };
}

const monthMs = 30 * 24 * 3_600_000;

function isNew({ publishedAt, createdAt }: Story): boolean {
  return Date.now() - Date.parse(publishedAt ?? createdAt) < monthMs;
}
