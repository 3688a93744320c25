/** The filters and orders of the stories. The browser loads them, so this file does not import zod. */

/** What stories are filtered by. Of one trait several values may be asked for, with commas between. */
export const storyTraits = [
  "category",
  "tag",
  "author",
  "language",
  "length",
  "rating",
  "difficulty",
  "endings",
  "since",
  "access",
  "played",
] as const;
export type StoryTrait = (typeof storyTraits)[number];

/** The traits whose values are few and the same everywhere; `since` is a month, the others are ids and languages. */
export const traitValues = {
  length: ["short", "sitting", "evening", "evenings"],
  rating: ["family", "teen", "mature"],
  difficulty: ["easy", "medium", "hard"],
  endings: ["one", "few", "many"],
  access: ["free", "premium"],
  played: ["yes", "no"],
} as const;

export const browseSorts = ["match", "trending", "new", "finished", "shortest"] as const;
export type BrowseSort = (typeof browseSorts)[number];

/** The longest list of values of one trait in an address. */
export const traitTextMax = 400;
/** How many pages one may go through. */
export const lastBrowsePage = 250;
export const similarLimit = { default: 4, max: 12 } as const;
