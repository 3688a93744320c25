// Made from the contract by `npm run readers`.
import type { Story } from "./story.ts";

export interface BookmarkAnswer {
  isBookmarked: boolean;
  bookmarksTotal: number;
}

export interface LikeAnswer {
  isLiked: boolean;
  likesTotal: number;
}

export interface MarkedStory extends Story {
  markedAt: string;
  /** Whether it can still be read; of one that was archived only the title is told */
  isOpen: boolean;
}

export interface MarkedStories {
  stories: MarkedStory[];
  nextCursor: string | null;
}

export interface RatingAnswer {
  rating: number;
  averageRating: number;
}

export interface ShareAnswer {
  sharesCount: number;
}
