import type { PictureSource } from "../../../primitives/content/Picture/Picture.tsx";
import type { StorySummary } from "../story.ts";

/** A play of a story, as its player finds it again. */
export interface SessionSummary {
  id: string;
  /** Where it is played on. */
  href: string;
  /** The seed of the pattern that replaces a missing cover. */
  storyId: string;
  /** Of the story. */
  title: string;
  /** Of the story's own words: `hi`, `ur`. */
  language: string;
  cover: PictureSource | null;
  /** The end of what was told last; empty where it is not told. */
  lastLine: string;
  /** As an ISO date. */
  lastPlayed: string;
  /** 0 to 100. */
  completion: number;
  isEnded: boolean;
  /** What the ending is called; null where it has no name. */
  ending: string | null;
  /** It grew from another play of the story. */
  isBranch: boolean;
  /** Of a story for people of 17 and over. */
  isMature: boolean;
  /** Of a mature story, for who has not asked for them: cover and line are not told. */
  isVeiled: boolean;
  /** The story can still be read by others. */
  isStoryOpen: boolean;
}

export const storyMarks = ["bookmark", "like"] as const;
/** What a reader can leave on a story. */
export type StoryMark = (typeof storyMarks)[number];

/** A story that the reader liked or bookmarked. */
export interface MarkedStory {
  story: StorySummary;
  /** Since when, as an ISO date. */
  since: string;
  /** False once the mark is taken off; the story keeps its place until the page is left. */
  isMarked: boolean;
  /** False where the story can no longer be read: only its title is known. */
  isOpen: boolean;
}

/** A list that comes page by page. */
export type ShelfList<Item> =
  | { state: "loading" }
  | { state: "failed"; message: string }
  | {
      state: "ready";
      items: readonly Item[];
      /** There are more than these. */
      hasMore?: boolean;
      /** The next page is on its way. */
      loadingMore?: boolean;
      /** Why the next page did not come. */
      moreError?: string | undefined;
    };
