import type {
  Category,
  MarkedStory,
  Story,
  StoryAuthor,
  StoryStats,
  StoryUserState,
} from "@katha/api/shapes";

/** As much of a story as its card shows; what is optional can be left out of one that is written by hand. */
export interface CardStory
  extends
    Pick<Story, "id" | "title" | "tagline" | "coverImageUrl" | "imageAlt">,
    StoryAge,
    StoryLength,
    Partial<Pick<Story, "storyDescription" | "contentRating" | "isVeiled" | "lately">> {
  /** The language of the story's text: `hi`, `ur`. */
  language: string;
  /** With an id the name links to all stories by the author. */
  author: StoryAuthor;
  /** With an id the name links to all stories of the category. */
  category: StoryCategory | null;
  stats: Pick<StoryStats, "likesTotal" | "playsTotal" | "bookmarksTotal">;
}

export type StoryCategory = Pick<Category, "displayName"> & Partial<Pick<Category, "id">>;

/** A story that the reader liked or bookmarked, on its card. */
export interface MarkedCardStory extends CardStory, Pick<MarkedStory, "markedAt" | "isOpen"> {
  userState: Pick<StoryUserState, "hasLiked" | "hasBookmarked">;
}

export type StoryAge = Partial<Pick<Story, "publishedAt" | "createdAt">>;
export type StoryLength = Partial<Pick<Story, "readingMinutes" | "estimatedPlayTime">>;

const monthMs = 30 * 24 * 3_600_000;

/** In its first month, in which counts of 0 say nothing of a story and are not shown. */
export function isNewStory({ publishedAt, createdAt }: StoryAge): boolean {
  const since = publishedAt ?? createdAt;
  return since !== undefined && Date.now() - Date.parse(since) < monthMs;
}

/** How many minutes it takes to play: measured in its scenes, or else what its author typed. */
export function playMinutesOf({ readingMinutes, estimatedPlayTime }: StoryLength): number {
  return readingMinutes ?? estimatedPlayTime ?? 0;
}
