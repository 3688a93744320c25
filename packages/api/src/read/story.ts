import { commandXpCosts, gameConfigDefaults, storyDefaults } from "../contract/limits.ts";
import type { GameConfig, StoryCommand } from "../contract/story/game-config.ts";
import type {
  Story,
  StoryAuthor,
  StoryDetail,
  StoryList,
  StoryReading,
  PendingChange,
  StoryReturn,
  StoryStats,
  StoryUserState,
} from "../contract/story/story.ts";
import type { StoryBible } from "../contract/story/bible.ts";
import type { StoryChoice, StoryNode, StoryStructure } from "../contract/story/structure.ts";
import {
  type Reader,
  anything,
  flag,
  id,
  list,
  number,
  numberOrNull,
  object,
  objectOrNull,
  optional,
  record,
  text,
  textOrNull,
  texts,
  moment,
  momentOrNull,
} from "./fields.ts";
import { readWho } from "./who.ts";
import { readCategoryOrNull, readTags } from "./taxonomy.ts";

const readAuthor: Reader<StoryAuthor> = object({ display_name: text(), avatar_url: textOrNull });

const readStats: Reader<StoryStats> = object({
  likes_total: number(),
  plays_total: number(),
  bookmarks_total: number(),
  shares_count: number(),
  completion_rate: numberOrNull,
  average_rating: numberOrNull,
});

const readUserState: Reader<StoryUserState> = object({
  hasLiked: flag(),
  hasBookmarked: flag(),
  has_premium_access: flag(),
});

const usualCosts: Readonly<Record<string, number>> = commandXpCosts;

const readCommand: Reader<StoryCommand> = (value, name = "") =>
  object<StoryCommand>({ cost: number(usualCosts[name] ?? 0) })(value);

export const readGameConfig: Reader<GameConfig> = object({
  xp_gain_multiplier: number(gameConfigDefaults.xp_gain_multiplier),
  health_max: number(gameConfigDefaults.health_max),
  inventory_slots: number(gameConfigDefaults.inventory_slots),
  skill_check_difficulty: text(gameConfigDefaults.skill_check_difficulty),
  commands: record(readCommand),
});

export const storyFields = {
  id,
  title: text(),
  tagline: text(),
  story_description: text(),
  story_prompt: text(),
  cover_image_url: textOrNull,
  image_alt: text(),
  category: readCategoryOrNull,
  author: readAuthor,
  tags: readTags,
  is_featured: flag(),
  is_premium: flag(),
  awaits_native_reader: flag(),
  content_rating: text(storyDefaults.content_rating),
  is_veiled: flag(),
  difficulty_level: text(storyDefaults.difficulty_level),
  status: text<Story["status"]>("draft"),
  language: text<Story["language"]>(storyDefaults.language),
  created_at: moment,
  updated_at: moment,
  published_at: momentOrNull,
  version: number(1),
  initial_xp: number(storyDefaults.initial_xp),
  actions_count: number(),
  story_cards_count: number(),
  total_scenes: number(),
  branching_points: number(),
  possible_endings: number(storyDefaults.possible_endings),
  estimated_play_time: number(storyDefaults.estimated_play_time),
  game_config: readGameConfig,
  stats: readStats,
  user_state: readUserState,
};

export const readStory: Reader<Story> = object(storyFields);
export const readStories = list(readStory);

const note = optional(text());

const readChoice: Reader<StoryChoice> = object({ text: text(), target: text() });

const readNode: Reader<StoryNode> = object({
  text: text(),
  choices: list(readChoice),
  freedom: optional(text<NonNullable<StoryNode["freedom"]>>("guided")),
  beats: optional(texts),
  budget: optional(number(1)),
  place: note,
  mood: note,
  hour: note,
  weather: note,
  cast: optional(texts),
  ending: optional(object<NonNullable<StoryNode["ending"]>>({ kind: text("open"), title: text() })),
  source: note,
  other_tellings: note,
});

export const readStructure: Reader<StoryStructure> = object({
  start_node: text(),
  nodes: record(readNode),
  sources_note: note,
});

/** Its entries are parsed by whoever shows them. */
export const readBible: Reader<StoryBible> = record(anything);

const returnFields = { reason: text(), returned_at: moment };
export const readReturn: Reader<StoryReturn | null> = objectOrNull(returnFields);

export const readChange = (value: unknown): PendingChange | null | undefined =>
  value === undefined
    ? undefined
    : objectOrNull<PendingChange>({ submitted_at: moment, is_returned: flag() })(value);

export const optionalMoment = (value: unknown) =>
  value === undefined ? undefined : momentOrNull(value);

const readReading: Reader<StoryReading> = object({ has_finished: flag(), rating: numberOrNull });

const readCounted: Reader<NonNullable<StoryDetail["counted"]>> = object({
  actions_count: optional(number()),
  story_cards_count: optional(number()),
  total_scenes: optional(number()),
  branching_points: optional(number()),
  possible_endings: optional(number(storyDefaults.possible_endings)),
});

const readDetail: Reader<StoryDetail> = object({
  ...storyFields,
  reading: optional(readReading),
  who: (value: unknown) => (value === undefined ? undefined : readWho(value)),
  needs_model: optional(flag()),
  counted: optional(readCounted),
  story_structure: optional(readStructure),
  story_system_prompt: optional(text()),
  bible: optional(readBible),
  returned: (value: unknown) => (value === undefined ? undefined : readReturn(value)),
  pending_change: readChange,
  cover_awaited_until: optionalMoment,
  shared_since: optionalMoment,
});

/** The reader's marks may also stand beside the story's own fields. */
export const readStoryDetail: Reader<StoryDetail> = (value, standIn) => {
  const story = readDetail(value, standIn);
  const { hasLiked, hasBookmarked } = story as Partial<StoryUserState>;
  const { user_state: marks } = story;
  return {
    ...story,
    user_state: {
      ...marks,
      hasLiked: marks.hasLiked || hasLiked === true,
      hasBookmarked: marks.hasBookmarked || hasBookmarked === true,
    },
  };
};

const readPage = number(1);

export const readStoryList: Reader<StoryList> = (value) => {
  const page = readPage((value as { page?: unknown } | null)?.page);
  return object<StoryList>({
    // Stories without ids need distinct keys, across pages too.
    stories: (stories) => readStories(stories, `missing-${page}`),
    page: number(1),
    total_pages: number(1),
    total_stories: number(),
    next_cursor: optional(textOrNull),
  })(value);
};
