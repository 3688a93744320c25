import type { StoryDetail } from "@katha/api";

/** The fields of a story that its form reads. */
export function aStory(change: Partial<StoryDetail> = {}): StoryDetail {
  const story: Partial<StoryDetail> = {
    title: "Story 1",
    tagline: "A lamp that will not go out",
    story_description: "A **lamp** burns in the courtyard.",
    story_prompt: "You stand at the door.",
    cover_image_url: null,
    image_alt: "A lamp in a courtyard",
    category: null,
    tags: [],
    is_featured: false,
    is_premium: false,
    awaits_native_reader: false,
    is_online_only: false,
    is_veiled: false,
    content_rating: "family",
    difficulty_level: "medium",
    status: "draft",
    language: "en",
    updated_at: "2026-11-20T09:30:00.000Z",
    version: 1,
    initial_xp: 100,
    actions_count: 1,
    story_cards_count: 2,
    total_scenes: 3,
    branching_points: 4,
    possible_endings: 5,
    estimated_play_time: 30,
    game_config: {
      xp_gain_multiplier: 1,
      health_max: 100,
      inventory_slots: 8,
      skill_check_difficulty: "medium",
      commands: {},
    },
    ...change,
  };
  return story as StoryDetail;
}
