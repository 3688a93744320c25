// Made from the contract by `npm run readers`.
import type { z } from "zod";
import type * as contract from "../../../contract/story/story.ts";
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
} from "../../fields.ts";
import { readWhoAsked } from "../game/who.ts";
import { readStoryBible } from "./bible.ts";
import { readGameConfig } from "./game-config.ts";
import { readStoryStructure } from "./structure.ts";
import { readCategory, readTag } from "../taxonomy.ts";

export const readStoryAuthor: Reader<z.output<typeof contract.storyAuthor>> = object({
  id: optionalOrNull(textOrNull),
  display_name: text(),
  avatar_url: textOrNull,
});

export const readStoryStats: Reader<z.output<typeof contract.storyStats>> = object({
  likes_total: number(),
  plays_total: number(),
  bookmarks_total: number(),
  shares_count: number(),
  completion_rate: numberOrNull,
  average_rating: numberOrNull,
});

export const readStoryLately: Reader<z.output<typeof contract.storyLately>> = object({
  kind: oneOf(["plays", "likes", "endings"], "plays"),
  count: number(1),
});

export const readStoryUserState: Reader<z.output<typeof contract.storyUserState>> = object({
  hasLiked: flag(),
  hasBookmarked: flag(),
  has_premium_access: flag(),
});

export const storyFields = {
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
export const readStory: Reader<z.output<typeof contract.story>> = object(storyFields);

export const readStoryList: Reader<z.output<typeof contract.storyList>> = object({
  stories: list(readStory),
  page: number(1),
  total_pages: number(1),
  total_stories: number(),
  next_cursor: optionalOrNull(textOrNull),
});

export const readStoryReading: Reader<z.output<typeof contract.storyReading>> = object({
  has_begun: flag(),
  has_finished: flag(),
  rating: numberOrNull,
});

export const readStoryReturn: Reader<z.output<typeof contract.storyReturn>> = object({
  reason: text(),
  returned_at: moment,
});

export const readPendingChange: Reader<z.output<typeof contract.pendingChange>> = object({
  submitted_at: moment,
  is_returned: flag(),
});

export const readStoryDetail: Reader<z.output<typeof contract.storyDetail>> = object({
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
