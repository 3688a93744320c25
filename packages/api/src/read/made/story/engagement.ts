// Made from the contract by `npm run readers`.
import type { z } from "zod";
import type { AnswerOf } from "../../../contract/call.ts";
import type * as contract from "../../../contract/story/engagement.ts";
import { type Reader, flag, list, moment, number, object, textOrNull } from "../../fields.ts";
import { storyFields } from "./story.ts";

export const readBookmarkAnswer: Reader<AnswerOf<typeof contract.bookmarkStory>> = object({
  is_bookmarked: flag(),
  bookmarks_total: number(),
});

export const readLikeAnswer: Reader<AnswerOf<typeof contract.likeStory>> = object({
  is_liked: flag(),
  likes_total: number(),
});

export const readMarkedStory: Reader<z.output<typeof contract.markedStory>> = object({
  ...storyFields,
  marked_at: moment,
  is_open: flag(true),
});

export const readMarkedStories: Reader<z.output<typeof contract.markedStories>> = object({
  stories: list(readMarkedStory),
  next_cursor: textOrNull,
});

export const readRatingAnswer: Reader<AnswerOf<typeof contract.rateStory>> = object({
  rating: number(1),
  average_rating: number(),
});

export const readShareAnswer: Reader<AnswerOf<typeof contract.shareStory>> = object({
  shares_count: number(),
});
