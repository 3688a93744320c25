import type { Category, StoryDetail, Tag } from "@katha/api";
import type { OwnStory as OwnStoryRead, StoryNumbers as NumbersRead } from "@katha/api/authoring";
import type { AwaitedCover, OwnStory, StoryNumbers, StoryOptions } from "@katha/ui";
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
        categories: categories.data.map(({ id, display_name: name }) => ({ id, name })),
        tags: tags.data.map(({ id, display_name: name, color }) => ({ id, name, color })),
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
    line: story.tagline || story.story_description,
    cover: toPicture(story.cover_image_url, story.image_alt),
    status: story.status,
    language: story.language,
    changedAt: story.updated_at,
    likes: story.stats.likes_total,
    plays: story.stats.plays_total,
    bookmarks: story.stats.bookmarks_total,
    returned: story.returned && {
      reason: story.returned.reason,
      at: story.returned.returned_at,
    },
    isChangeWaiting: story.pending_change?.is_returned === false,
    corrections: story.corrections_waiting,
    isArchivedByAdmin: story.archived_by_admin,
    awaitedCover: toAwaited(story.cover_awaited_until),
    isUnread: story.status === "draft" && story.published_at === null,
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
    completion: numbers.completion_rate,
    rating: stats.average_rating,
    endings: numbers.endings,
    stops: numbers.drop_off,
    retold: numbers.retried,
  };
}

/** The token is in the hash, which browsers never send to a server. */
export function sharedPath(token: string): string {
  return `${paths.sharedStory}#${encodeURIComponent(token)}`;
}
