import type { Category, StoryDetail, Tag } from "@katha/api";
import type { OwnStory as OwnStoryRead, StoryNumbers as NumbersRead } from "@katha/api/authoring";
import type { AwaitedCover, OwnStory, StoryNumbers, StoryOptions } from "@katha/ui/author";
import { toPicture } from "../../story/picture.ts";
import { paths } from "../../routes/paths.ts";
import { resultOf } from "../result-of.ts";

interface Read<Result> {
  readonly data?: Result | undefined;
  readonly error?: unknown;
}

export function toOptions(
  categories: Read<readonly Category[]>,
  tags: Read<readonly Tag[]>,
  failed: string,
): StoryOptions {
  const isFailed = categories.error !== undefined || tags.error !== undefined;
  return resultOf(
    categories.data &&
      tags.data && {
        categories: categories.data.map(({ id, displayName: name }) => ({ id, name })),
        tags: tags.data.map(({ id, displayName: name, color }) => ({ id, name, color })),
      },
    isFailed ? failed : undefined,
  );
}

/** The query parameter, in a story editor's address, for the scene to open first. */
export const scenePart = "scene";

export function toOwnStory(story: OwnStoryRead): OwnStory {
  return {
    id: story.id,
    title: story.title,
    line: story.tagline || story.storyDescription,
    cover: toPicture(story.coverImageUrl, story.imageAlt),
    status: story.status,
    language: story.language,
    changedAt: story.updatedAt,
    likes: story.stats.likesTotal,
    plays: story.stats.playsTotal,
    bookmarks: story.stats.bookmarksTotal,
    returned: story.returned && {
      reason: story.returned.reason,
      at: story.returned.returnedAt,
    },
    isChangeWaiting: story.pendingChange?.isReturned === false,
    corrections: story.correctionsWaiting,
    isArchivedByAdmin: story.archivedByAdmin,
    awaitedCover: toAwaited(story.coverAwaitedUntil),
    isUnread: story.status === "draft" && story.publishedAt === null,
    links: {
      edit: paths.editStory(story.id),
      view: paths.story(story.id),
      numbers: paths.storyNumbers(story.id),
      scene: (node) => `${paths.editStory(story.id)}?${scenePart}=${encodeURIComponent(node)}`,
    },
  };
}

/** A cover that could not be fetched yet, with the moment until which it is retried. */
export function toAwaited(until: string | null | undefined): AwaitedCover | undefined {
  return until ? { until, isGivenUp: Date.parse(until) < Date.now() } : undefined;
}

export function toNumbers(numbers: NumbersRead, { stats }: StoryDetail): StoryNumbers {
  return {
    starts: numbers.starts,
    players: numbers.players,
    finishes: numbers.finishes,
    completion: numbers.completionRate,
    rating: stats.averageRating,
    endings: numbers.endings,
    stops: numbers.dropOff,
    retold: numbers.retried,
  };
}

/** The token is in the hash, which browsers never send to a server. */
export function sharedPath(token: string): string {
  return `${paths.sharedStory}#${encodeURIComponent(token)}`;
}
