export const tagTypes = [
  "Story",
  "StoryList",
  "Version",
  "Category",
  "Tag",
  "Me",
  "SecondFactor",
  "Storage",
  "PersonalTokens",
  "Session",
  "Progress",
  "Wallet",
  "Review",
  "User",
  "Report",
  "Audit",
  "Health",
  "Backups",
  "Waitlist",
  "Invitations",
  "Models",
  "ModelSettings",
  "SiteSettings",
  "OwnKey",
  "OwnModels",
  "Unanswered",
  "Corrections",
  "Notifications",
  "PushDevices",
] as const;

export type StoryListName =
  | "all"
  | "featured"
  | "trending"
  | "search"
  | "mine"
  | "admin"
  | "bookmarked"
  | "liked";

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

/** The bookmarks and notes of a session, which change more often than it does. */
export function marksTag(session: string) {
  return { type: "Session", id: `marks of ${session}` } as const;
}

/** Tags every story in a list, so that changing one finds each list that holds it. */
export function storyListTags(list: StoryListName, ids: string[]) {
  return [listTag(list), ...ids.map(storyTag)];
}
