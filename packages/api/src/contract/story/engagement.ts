import * as z from "zod";
import { defineCall } from "../call.ts";
import { engagementCalls } from "../call-table/engagement.ts";
import { moment, wholeNumber } from "../fields/scalars.ts";
import { line } from "../fields/text.ts";
import { markedPageSize } from "../limits.ts";
import { story } from "./story.ts";

const total = z.int().min(0);

export const likeStory = defineCall(engagementCalls.likeStory, {
  summary: "Like a story, or remove the like, also of a story that is no longer there to read",
  answer: z.object({ is_liked: z.boolean(), likes_total: total }).meta({ id: "LikeAnswer" }),
});

export const bookmarkStory = defineCall(engagementCalls.bookmarkStory, {
  summary: "Bookmark a story, or remove the bookmark, also of one no longer there to read",
  answer: z
    .object({ is_bookmarked: z.boolean(), bookmarks_total: total })
    .meta({ id: "BookmarkAnswer" }),
});

/** A story in a list of liked or bookmarked stories. */
export const markedStory = story
  .extend({
    marked_at: moment.describe("Since when it is liked or bookmarked"),
    is_open: z
      .boolean()
      .describe("Whether it can still be read; of one that was archived only the title is told")
      .meta({ fallback: true }),
  })
  .meta({ id: "MarkedStory" });
export type MarkedStory = z.infer<typeof markedStory>;

export const markedStories = z
  .object({ stories: z.array(markedStory), next_cursor: z.string().nullable() })
  .meta({ id: "MarkedStories" });
export type MarkedStories = z.infer<typeof markedStories>;

const markedPage = z.object({
  cursor: line({ max: 200 }).optional(),
  limit: wholeNumber(1, markedPageSize.max).default(markedPageSize.default),
});

export const listBookmarks = defineCall(engagementCalls.listBookmarks, {
  summary: "The stories that the user bookmarked, the latest first",
  query: markedPage,
  answer: markedStories,
});

export const listLikes = defineCall(engagementCalls.listLikes, {
  summary: "The stories that the user likes, the latest first",
  query: markedPage,
  answer: markedStories,
});

export const shareStory = defineCall(engagementCalls.shareStory, {
  summary: "Count that a story was shared",
  answer: z.object({ shares_count: total }).meta({ id: "ShareAnswer" }),
});

export const rateStory = defineCall(engagementCalls.rateStory, {
  summary: "Rate a story that the user has finished",
  body: z.object({ rating: z.int().min(1).max(5) }),
  answer: z
    .object({ rating: z.int().min(1).max(5), average_rating: z.number().min(0).max(5) })
    .meta({ id: "RatingAnswer" }),
  problems: { 409: "The story has not been finished yet." },
});
