import type { PictureSource } from "../../../primitives/content/Picture/Picture.tsx";
import type { StorySummary } from "../story.ts";

/** A player's play of a story. */
export interface SessionSummary {
  id: string;
  /** The address at which it continues. */
  href: string;
  /** The address of its book, if it is to be shown. */
  book?: string;
  /** The id from which the pattern for a missing cover is generated. */
  storyId: string;
  /** The story's title. */
  title: string;
  /** The language of the story's text: `hi`, `ur`. */
  language: string;
  cover: PictureSource | null;
  /** The end of the last part; empty if it is not shown. */
  lastLine: string;
  /** As an ISO date. */
  lastPlayed: string;
  /** 0 to 100. */
  completion: number;
  isEnded: boolean;
  /** The title of the ending; null if it has none. */
  ending: string | null;
  /** Whether it was branched from another play of the story. */
  isBranch: boolean;
  /** Whether the story is for readers of 17 and over. */
  isMature: boolean;
  /**
   * The story is mature and the reader has not asked for such: its cover and last line are hidden.
   */
  isVeiled: boolean;
  /** Whether the story is still available to others. */
  isStoryOpen: boolean;
}

export const storyMarks = ["bookmark", "like"] as const;
/** The ways in which a reader can mark a story. */
export type StoryMark = (typeof storyMarks)[number];

/** A story that the reader liked or bookmarked. */
export interface MarkedStory {
  story: StorySummary;
  /** The date, in ISO format. */
  since: string;
  /** False once the mark was removed; the story keeps its place until the page is left. */
  isMarked: boolean;
  /** False if the story is no longer available: only its title is known. */
  isOpen: boolean;
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
