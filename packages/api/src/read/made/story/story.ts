// Made from the contract by `npm run readers`.
import type {
  PendingChange,
  Story,
  StoryAuthor,
  StoryDetail,
  StoryLately,
  StoryList,
  StoryReading,
  StoryReturn,
  StoryStats,
  StoryUserState,
} from "../../../shapes/made/story/story.ts";
import {
  type Reader,
  flag,
  id,
  list,
  moment,
  momentOrNull,
  number,
  numberOrNull,
  object,
  objectOrNull,
  oneOf,
  optional,
  optionalOrNull,
  text,
  textOrNull,
  type Fields,
} from "../../fields.ts";
import { readWhoAsked } from "../game/who.ts";
import { readStoryBible } from "./bible.ts";
import { readGameConfig } from "./game-config.ts";
import { readStoryStructure } from "./structure.ts";
import { readCategory, readTag } from "../taxonomy.ts";

export const readStoryAuthor: Reader<StoryAuthor> = object({
  id: optionalOrNull(textOrNull),
  display_name: text(),
  avatar_url: textOrNull,
});

export const readStoryStats: Reader<StoryStats> = object({
  likes_total: number(),
  plays_total: number(),
  bookmarks_total: number(),
  shares_count: number(),
  completion_rate: numberOrNull,
  average_rating: numberOrNull,
});

export const readStoryLately: Reader<StoryLately> = object({
  kind: oneOf(["plays", "likes", "endings"], "plays"),
  count: number(1),
});

export const readStoryUserState: Reader<StoryUserState> = object({
  hasLiked: flag(),
  hasBookmarked: flag(),
  has_premium_access: flag(),
});

export const storyFields: Fields = {
  id,
  title: text(),
  tagline: text(),
  story_description: text(),
  story_prompt: text(),
  cover_image_url: textOrNull,
  image_alt: text(),
  category: objectOrNull(readCategory),
  author: readStoryAuthor,
  tags: list(readTag),
  is_featured: flag(),
  is_premium: flag(),
  awaits_native_reader: flag(),
  is_online_only: flag(),
  content_rating: text("family"),
  is_veiled: flag(),
  difficulty_level: text("medium"),
  status: text("draft"),
  language: text("en"),
  created_at: moment,
  updated_at: moment,
  published_at: momentOrNull,
  version: number(1),
  initial_xp: number(100),
  actions_count: number(),
  story_cards_count: number(),
  total_scenes: number(),
  branching_points: number(),
  possible_endings: number(1),
  estimated_play_time: number(30),
  reading_minutes: optionalOrNull(numberOrNull),
  game_config: readGameConfig,
  stats: readStoryStats,
  lately: optional(readStoryLately),
  user_state: readStoryUserState,
};
export const readStory: Reader<Story> = object(storyFields);

export const readStoryList: Reader<StoryList> = object({
  stories: list(readStory),
  page: number(1),
  total_pages: number(1),
  total_stories: number(),
  next_cursor: optionalOrNull(textOrNull),
});

export const readStoryReading: Reader<StoryReading> = object({
  has_begun: flag(),
  has_finished: flag(),
  rating: numberOrNull,
});

export const readStoryReturn: Reader<StoryReturn> = object({
  reason: text(),
  returned_at: moment,
});

export const readPendingChange: Reader<PendingChange> = object({
  submitted_at: moment,
  is_returned: flag(),
});

export const readStoryDetail: Reader<StoryDetail> = object({
  ...storyFields,
  reading: optional(readStoryReading),
  who: optionalOrNull(objectOrNull(readWhoAsked)),
  needs_model: optional(flag()),
  counted: optional(
    object({
      actions_count: optional(number()),
      story_cards_count: optional(number()),
      total_scenes: optional(number()),
      branching_points: optional(number()),
      possible_endings: optional(number(1)),
    }),
  ),
  story_structure: optional(readStoryStructure),
  story_system_prompt: optional(text()),
  bible: optional(readStoryBible),
  returned: optionalOrNull(objectOrNull(readStoryReturn)),
  pending_change: optionalOrNull(objectOrNull(readPendingChange)),
  cover_awaited_until: optionalOrNull(momentOrNull),
  shared_since: optionalOrNull(momentOrNull),
});
