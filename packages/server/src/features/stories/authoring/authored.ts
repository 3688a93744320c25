import type { StoriesTable } from "../../../db/tables/stories.ts";

/** The columns of a story that its author writes; tags are in a table of their own. */
export const authoredColumns = [
  "title",
  "tagline",
  "story_description",
  "story_prompt",
  "cover_image_url",
  "image_alt",
  "category_id",
  "content_rating",
  "difficulty_level",
  "language",
  "is_premium",
  "awaits_native_reader",
  "is_online_only",
  "initial_xp",
  "actions_count",
  "story_cards_count",
  "total_scenes",
  "branching_points",
  "possible_endings",
  "estimated_play_time",
  "game_config",
  "story_structure",
  "bible",
] as const satisfies (keyof StoriesTable)[];
