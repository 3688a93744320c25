import type { CardStory } from "../../story.ts";

/** As much of a story as a result shows. */
export type FoundStory = Pick<
  CardStory,
  | "id"
  | "title"
  | "tagline"
  | "storyDescription"
  | "coverImageUrl"
  | "author"
  | "category"
  | "language"
  | "isVeiled"
>;
