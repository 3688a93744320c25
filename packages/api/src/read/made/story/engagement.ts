// Made from the contract by `npm run readers`.
import type {
  BookmarkAnswer,
  LikeAnswer,
  MarkedStories,
  MarkedStory,
  RatingAnswer,
  ShareAnswer,
} from "../../../shapes/made/story/engagement.ts";
import { type Reader, flag, list, moment, number, object, textOrNull } from "../../fields.ts";
import { storyFields } from "./story.ts";

export const readBookmarkAnswer: Reader<BookmarkAnswer> = object({
  is_bookmarked: flag(),
  bookmarks_total: number(),
});

export const readLikeAnswer: Reader<LikeAnswer> = object({
  is_liked: flag(),
  likes_total: number(),
});

export const readMarkedStory: Reader<MarkedStory> = object({
  ...storyFields,
  marked_at: moment,
  is_open: flag(true),
});

export const readMarkedStories: Reader<MarkedStories> = object({
  stories: list(readMarkedStory),
  next_cursor: textOrNull,
});

export const readRatingAnswer: Reader<RatingAnswer> = object({
  rating: number(1),
  average_rating: number(),
});

export const readShareAnswer: Reader<ShareAnswer> = object({
  shares_count: number(),
});
