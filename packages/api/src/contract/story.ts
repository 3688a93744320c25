import { z } from "zod";
import { category, tag } from "./taxonomy.ts";

export const storyStatuses = ["draft", "in_review", "published", "archived"] as const;
export type StoryStatus = (typeof storyStatuses)[number];

export const storyLanguages = ["en", "hi", "bn", "te", "mr", "ta", "ur", "gu", "kn", "ml"] as const;
export type StoryLanguage = (typeof storyLanguages)[number];

export const storyAuthor = z
  .object({ display_name: z.string(), avatar_url: z.string().nullable() })
  .meta({ id: "StoryAuthor" });
export type StoryAuthor = z.infer<typeof storyAuthor>;

export const storyStats = z
  .object({
    likes_total: z.int(),
    plays_total: z.int(),
    bookmarks_total: z.int(),
    shares_count: z.int(),
    completion_rate: z.number().min(0).max(100).nullable().describe("Percent; null before a play"),
    average_rating: z.number().min(0).max(5).nullable().describe("Out of 5; null before a rating"),
  })
  .meta({ id: "StoryStats" });
export type StoryStats = z.infer<typeof storyStats>;

export const storyUserState = z
  .object({ hasLiked: z.boolean(), hasBookmarked: z.boolean(), has_premium_access: z.boolean() })
  .meta({ id: "StoryUserState" });
export type StoryUserState = z.infer<typeof storyUserState>;
