import type { Category, Story, StoryAuthor, StoryStats } from "@katha/api/shapes";

export type AdminStatus = Story["status"];
export const adminStatuses = [
  "draft",
  "in_review",
  "published",
  "archived",
] as const satisfies readonly AdminStatus[];

export const adminStorySorts = ["newest", "oldest", "title", "plays", "likes"] as const;
export type AdminStorySort = (typeof adminStorySorts)[number];

/** What the administrators' list shows of a story. */
export interface AdminStory extends Pick<
  Story,
  "id" | "title" | "tagline" | "tags" | "isPremium" | "isFeatured" | "status" | "language"
> {
  author: Pick<StoryAuthor, "displayName">;
  category: Pick<Category, "displayName"> | null;
  stats: Pick<StoryStats, "likesTotal" | "playsTotal" | "bookmarksTotal">;
}

/** Actions on all selected stories. */
export const bulkActions = ["feature", "unfeature", "archive", "restore"] as const;
export type BulkAction = (typeof bulkActions)[number];
