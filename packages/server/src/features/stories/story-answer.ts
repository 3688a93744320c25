import {
  gameConfigDefaults,
  mediaSources,
  storyLanguages,
  type GameConfig,
  type Story,
  type StoryUserState,
} from "@katha/api/contract";
import { averageRating } from "../engagement/index.ts";
import { shownFigures } from "./counted.ts";
import type { StoryRow } from "./repo.ts";

const formerAuthor = "A former author";

function percent(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.min(100, Math.round((part / whole) * 1_000) / 10);
}

/** A story's game configuration, with defaults. */
export function rulesOf(written: unknown): GameConfig {
  const rules = written as Partial<GameConfig>;
  return { ...rules, commands: {}, ...gameConfigDefaults, ...rules };
}

/** A cover that could not be fetched yet is not shown, as readers must not contact other servers. */
export function shownCover(url: string | null): string | null {
  return url !== null && mediaSources(url) !== null ? url : null;
}

/** What is left of a mature story for readers who have not enabled them. */
export function veiled(story: Story): Story {
  return { ...withTitleAlone(story), is_veiled: true };
}

export function withTitleAlone(story: Story): Story {
  return {
    ...story,
    tagline: "",
    story_description: "",
    story_prompt: "",
    cover_image_url: null,
    image_alt: "",
    tags: [],
    game_config: rulesOf({}),
  };
}

/** A database row as the contract's Story. */
export function storyAnswer(row: StoryRow, user_state: StoryUserState): Story {
  return {
    id: row.id,
    title: row.title,
    tagline: row.tagline,
    story_description: row.story_description,
    story_prompt: row.story_prompt,
    cover_image_url: shownCover(row.cover_image_url),
    image_alt: row.image_alt,
    category:
      row.category_id === null
        ? null
        : {
            id: row.category_id,
            name: row.category_name ?? "",
            display_name: row.category_display_name ?? "",
            sort_order: row.category_sort_order ?? 0,
          },
    author: {
      id: row.author_id,
      display_name: row.author_display_name ?? formerAuthor,
      avatar_url: row.author_avatar_url,
    },
    tags: row.tags,
    is_featured: row.is_featured,
    is_premium: row.is_premium,
    awaits_native_reader: row.awaits_native_reader,
    is_online_only: row.is_online_only,
    content_rating: row.content_rating,
    is_veiled: false,
    difficulty_level: row.difficulty_level,
    status: row.status,
    language: storyLanguages.find((language) => language === row.language) ?? "en",
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    published_at: row.published_at?.toISOString() ?? null,
    version: row.version,
    initial_xp: row.initial_xp,
    actions_count: row.actions_count,
    story_cards_count: row.story_cards_count,
    total_scenes: row.total_scenes,
    branching_points: row.branching_points,
    possible_endings: row.possible_endings,
    ...shownFigures(row),
    estimated_play_time: row.estimated_play_time,
    reading_minutes: row.counted?.reading_minutes ?? null,
    game_config: rulesOf(row.game_config),
    stats: {
      likes_total: row.likes_total,
      plays_total: row.plays_total,
      bookmarks_total: row.bookmarks_total,
      shares_count: row.shares_count,
      completion_rate: percent(row.completions_total, row.plays_total),
      average_rating: averageRating(row.ratings_sum, row.ratings_count),
    },
    user_state,
  };
}
