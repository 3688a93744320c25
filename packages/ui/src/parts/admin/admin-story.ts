export const adminStatuses = ["draft", "in_review", "published", "archived"] as const;
export type AdminStatus = (typeof adminStatuses)[number];

export const adminStorySorts = ["newest", "oldest", "title", "plays", "likes"] as const;
export type AdminStorySort = (typeof adminStorySorts)[number];

/** A story in the administrators' list. */
export interface AdminStory {
  id: string;
  title: string;
  tagline: string;
  author: string;
  category: string | null;
  tags: readonly { id: string; name: string; color: string }[];
  isPremium: boolean;
  isFeatured: boolean;
  status: AdminStatus;
  language: string;
  likes: number;
  plays: number;
  bookmarks: number;
  links: { view: string; edit: string };
}

/** Actions on all selected stories. */
export const bulkActions = ["feature", "unfeature", "archive", "restore"] as const;
export type BulkAction = (typeof bulkActions)[number];
