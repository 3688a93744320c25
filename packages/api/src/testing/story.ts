import type { Category, Story } from "../contract/index.ts";

export function idOf(number: number): string {
  return `0197f3a2-6c1e-7b3d-9a52-${String(number).padStart(12, "0")}`;
}

export function aCategory(number: number, change: Partial<Category> = {}): Category {
  return {
    id: idOf(900 + number),
    name: `category-${number}`,
    display_name: `Category ${number}`,
    sort_order: number,
    ...change,
  };
}

export function aStory(number: number, change: Partial<Story> = {}): Story {
  const moment = "2026-11-20T09:30:00.000Z";
  return {
    id: idOf(number),
    title: `Story ${number}`,
    tagline: "A lamp that will not go out",
    story_description: "A **lamp** burns in the courtyard.",
    story_prompt: "You stand at the door.",
    cover_image_url: null,
    image_alt: "A lamp in a courtyard",
    category: aCategory(1),
    author: { display_name: "Katha", avatar_url: null },
    tags: [{ id: idOf(800), display_name: "River", color: "#3fc1b8" }],
    is_featured: false,
    is_premium: false,
    awaits_native_reader: false,
    is_online_only: false,
    is_veiled: false,
    content_rating: "family",
    difficulty_level: "medium",
    status: "published",
    language: "en",
    created_at: moment,
    updated_at: moment,
    published_at: moment,
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
      commands: { continue: { cost: 0 }, immerse: { cost: 1 } },
    },
    stats: {
      likes_total: 6,
      plays_total: 7,
      bookmarks_total: 8,
      shares_count: 9,
      completion_rate: 62,
      average_rating: 4.5,
    },
    user_state: { hasLiked: true, hasBookmarked: false, has_premium_access: false },
    ...change,
  };
}
