import type { GameSessionSummary } from "@katha/api/shapes";
import type { MarkedCardStory } from "../story.ts";

/** As much of a player's play of a story as its card shows. */
export interface CardSession extends Pick<
  GameSessionSummary,
  | "id"
  | "storyId"
  | "storyTitle"
  | "coverImageUrl"
  | "lastLine"
  | "updatedAt"
  | "completionPercentage"
  | "isCompleted"
  | "ending"
  | "branchedFrom"
  | "isMature"
  | "isVeiled"
  | "isStoryOpen"
> {
  /** The language of the story's text: `hi`, `ur`. */
  storyLanguage: string;
}

export const storyMarks = ["bookmark", "like"] as const;
/** The ways in which a reader can mark a story. */
export type StoryMark = (typeof storyMarks)[number];

const flags = { bookmark: "hasBookmarked", like: "hasLiked" } as const;

/** False once the mark was removed; the story keeps its place until the page is left. */
export function isMarked(
  { userState }: Pick<MarkedCardStory, "userState">,
  mark: StoryMark,
): boolean {
  return userState[flags[mark]];
}

/** A list that is loaded page by page. */
export type ShelfList<Item> =
  | { state: "loading" }
  | { state: "failed"; message: string }
  | {
      state: "ready";
      items: readonly Item[];
      /** Whether more can be loaded. */
      hasMore?: boolean;
      /** The next page is loading. */
      loadingMore?: boolean;
      /** Why the next page could not be loaded. */
      moreError?: string | undefined;
    };
