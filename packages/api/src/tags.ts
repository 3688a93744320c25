/** Everything that a cached answer can be made stale by. */
export const tagTypes = ["Story", "StoryList", "Category", "Tag"] as const;
export type TagType = (typeof tagTypes)[number];

export function storyTag(id: string) {
  return { type: "Story", id } as const;
}

/** Every story shown in a list, so that a change of one finds each list that holds it. */
export function storyListTags(list: "all" | "featured" | "trending" | "search", ids: string[]) {
  return [{ type: "StoryList", id: list } as const, ...ids.map(storyTag)];
}
