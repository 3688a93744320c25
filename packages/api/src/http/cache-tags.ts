/** Everything that a cached answer can be made stale by. */
export const tagTypes = [
  "Story",
  "StoryList",
  "Category",
  "Tag",
  "Me",
  "SecondFactor",
  "Storage",
  "Session",
  "Progress",
  "Wallet",
  "Review",
  "User",
  "Report",
  "Audit",
  "Waitlist",
  "Unanswered",
  "Corrections",
] as const;
export type TagType = (typeof tagTypes)[number];

export const storyLists = [
  "all",
  "featured",
  "trending",
  "search",
  "mine",
  "admin",
  "bookmarked",
  "liked",
] as const;
export type StoryListName = (typeof storyLists)[number];

export function storyTag(id: string) {
  return { type: "Story", id } as const;
}

export function sessionTag(id: string) {
  return { type: "Session", id } as const;
}

/** The lists of the player's sessions. */
export const sessionListTag = { type: "Session", id: "list" } as const;

export function listTag(list: StoryListName) {
  return { type: "StoryList", id: list } as const;
}

/** Every story shown in a list, so that a change of one finds each list that holds it. */
export function storyListTags(list: StoryListName, ids: string[]) {
  return [listTag(list), ...ids.map(storyTag)];
}
