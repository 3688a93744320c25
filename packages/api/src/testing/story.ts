import type { Answer } from "../answers.ts";

type Story = Answer<"listStories">["stories"][number];

export function idOf(number: number): string {
  return `0197f3a2-6c1e-7b3d-9a52-${String(number).padStart(12, "0")}`;
}

export function aStory(number: number, change: Partial<Story> = {}): Story {
  return {
    id: idOf(number),
    title: `Story ${number}`,
    tagline: "A lamp that will not go out",
    story_description: "A **lamp** burns in the courtyard.",
    story_prompt: "",
    cover_image_url: null,
    image_alt: "A lamp in a courtyard",
    category: { id: idOf(900), name: "folk", display_name: "Folk tales", sort_order: 1 },
    author: { display_name: "Katha", avatar_url: null },
    tags: [],
    is_featured: false,
    is_premium: false,
    content_rating: "family",
    difficulty_level: "medium",
    status: "published",
    language: "en",
    created_at: "2026-11-20T09:30:00.000Z",
    updated_at: "2026-11-20T09:30:00.000Z",
    published_at: "2026-11-20T09:30:00.000Z",
    version: 1,
    initial_xp: 100,
    actions_count: 0,
    story_cards_count: 0,
    total_scenes: 0,
    branching_points: 0,
    possible_endings: 1,
    estimated_play_time: 30,
    game_config: {
      xp_gain_multiplier: 1,
      health_max: 100,
      inventory_slots: 8,
      skill_check_difficulty: "medium",
      commands: {},
    },
    stats: {
      likes_total: 0,
      plays_total: 0,
      bookmarks_total: 0,
      shares_count: 0,
      completion_rate: null,
      average_rating: null,
    },
    user_state: { hasLiked: false, hasBookmarked: false, has_premium_access: false },
    ...change,
  };
}
