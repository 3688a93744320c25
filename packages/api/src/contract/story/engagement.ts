import { z } from "zod";
import { defineCall } from "../call.ts";
import { engagementCalls } from "../call-table/engagement.ts";
import { id } from "../fields/scalars.ts";

const params = z.object({ id });
const total = z.int().min(0);

export const likeStory = defineCall(engagementCalls.likeStory, {
  summary: "Like a story, or remove the like",
  params,
  answer: z.object({ is_liked: z.boolean(), likes_total: total }).meta({ id: "LikeAnswer" }),
});

export const bookmarkStory = defineCall(engagementCalls.bookmarkStory, {
  summary: "Bookmark a story, or remove the bookmark",
  params,
  answer: z
    .object({ is_bookmarked: z.boolean(), bookmarks_total: total })
    .meta({ id: "BookmarkAnswer" }),
});

export const shareStory = defineCall(engagementCalls.shareStory, {
  summary: "Count that a story was shared",
  params,
  answer: z.object({ shares_count: total }).meta({ id: "ShareAnswer" }),
});

export const rateStory = defineCall(engagementCalls.rateStory, {
  summary: "Rate a story that the user has finished",
  params,
  body: z.object({ rating: z.int().min(1).max(5) }),
  answer: z
    .object({ rating: z.int().min(1).max(5), average_rating: z.number().min(0).max(5) })
    .meta({ id: "RatingAnswer" }),
  problems: { 409: "The story has not been finished yet." },
});
