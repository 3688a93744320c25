import * as z from "zod";
import { storyBible } from "./bible.ts";
import { gameConfig } from "./game-config.ts";
import { whoAsked } from "../game/who.ts";
import { id, moment } from "../fields/scalars.ts";
import { storyDefaults } from "../limits.ts";
import { storyStructure } from "./structure.ts";
import { category, tag } from "../taxonomy.ts";
import { storyLanguages, storyStatuses } from "../values.ts";

export const storyAuthor = z
  .object({
    id: id.nullable().optional().describe("Null where the account is gone"),
    display_name: z.string(),
    avatar_url: z.string().nullable(),
  })
  .meta({ id: "StoryAuthor" });
export type StoryAuthor = z.infer<typeof storyAuthor>;

export const storyStats = z
  .object({
    likes_total: z.int(),
    plays_total: z.int(),
    bookmarks_total: z.int(),
    shares_count: z.int(),
    completion_rate: z.number().min(0).max(100).nullable().describe("Percent; null before a play"),
    average_rating: z.number().min(0).max(5).nullable().describe("Out of 5; null before a rating"),
  })
  .meta({ id: "StoryStats" });
export type StoryStats = z.infer<typeof storyStats>;

export const storyUserState = z
  .object({ hasLiked: z.boolean(), hasBookmarked: z.boolean(), has_premium_access: z.boolean() })
  .meta({ id: "StoryUserState" });
export type StoryUserState = z.infer<typeof storyUserState>;

/** For guests, and for users who have done nothing with the story yet. */
export const untouchedUserState: StoryUserState = {
  hasLiked: false,
  hasBookmarked: false,
  has_premium_access: false,
};

/** What made a story trend most in the last seven days; one play and one ending of a player a day. */
export const storyLately = z
  .object({
    kind: z.enum(["plays", "likes", "endings"]).meta({ fallback: "plays" }),
    count: z.int().min(1).describe("Up to 1,000"),
  })
  .meta({ id: "StoryLately" });
export type StoryLately = z.infer<typeof storyLately>;

export const story = z
  .object({
    id,
    title: z.string(),
    tagline: z.string(),
    story_description: z.string().describe("Markdown"),
    story_prompt: z.string().describe("Markdown"),
    cover_image_url: z.string().nullable(),
    image_alt: z.string().describe("What the cover shows, in words"),
    category: category.nullable(),
    author: storyAuthor,
    tags: z.array(tag),
    is_featured: z.boolean(),
    is_premium: z.boolean(),
    awaits_native_reader: z
      .boolean()
      .describe("No native reader of its language has read its text yet; else nothing is said"),
    is_online_only: z
      .boolean()
      .describe("Its author lets nobody take it along; premium stories never are"),
    content_rating: z.string().meta({ fallback: storyDefaults.content_rating }),
    is_veiled: z
      .boolean()
      .describe("A mature story for somebody who has not asked for them: only its title is told"),
    difficulty_level: z.string().meta({ fallback: storyDefaults.difficulty_level }),
    status: z.enum(storyStatuses).meta({ fallback: "draft", isOpen: true }),
    language: z.enum(storyLanguages).meta({ fallback: storyDefaults.language, isOpen: true }),
    created_at: moment,
    updated_at: moment,
    published_at: moment.nullable(),
    version: z.int().min(1).describe("Grows with every save; a save names the one it changes"),
    initial_xp: z.int().min(0).meta({ fallback: storyDefaults.initial_xp }),
    actions_count: z.int().min(0),
    story_cards_count: z.int().min(0),
    total_scenes: z.int().min(0),
    branching_points: z.int().min(0),
    possible_endings: z.int().min(1),
    estimated_play_time: z
      .int()
      .min(1)
      .describe("Minutes")
      .meta({ fallback: storyDefaults.estimated_play_time }),
    reading_minutes: z
      .int()
      .min(1)
      .nullable()
      .optional()
      .describe("Minutes that a middling play takes to read; null where there are no scenes"),
    game_config: gameConfig,
    stats: storyStats,
    lately: storyLately
      .optional()
      .describe("Why it trends; only where stories are in that order, and something has happened"),
    user_state: storyUserState,
  })
  .meta({ id: "Story" });
export type Story = z.infer<typeof story>;

/** What the review said when it returned a story to its author. */
export const storyReturn = z
  .object({ reason: z.string(), returned_at: moment })
  .meta({ id: "StoryReturn" });
export type StoryReturn = z.infer<typeof storyReturn>;

/** A change to a published story that readers do not see until it is approved. */
export const pendingChange = z
  .object({ submitted_at: moment, is_returned: z.boolean() })
  .meta({ id: "PendingChange" });
export type PendingChange = z.infer<typeof pendingChange>;

/** How far the viewer has come with a story, and the rating they gave it. */
export const storyReading = z
  .object({
    has_begun: z.boolean().describe("The viewer has a session of it"),
    has_finished: z.boolean(),
    rating: z.int().min(1).max(5).nullable(),
  })
  .meta({ id: "StoryReading" });
export type StoryReading = z.infer<typeof storyReading>;

/** Sent only to the author. */
const coverAwaitedUntil = moment
  .nullable()
  .optional()
  .describe("The cover could not be fetched and is tried again until then; null if it is here");

/** What Katha counts in a story's scenes, used for each figure that the author has not entered. */
const counted = z
  .object({
    actions_count: z.int().min(0),
    story_cards_count: z.int().min(0),
    total_scenes: z.int().min(0),
    branching_points: z.int().min(0),
    possible_endings: z.int().min(1),
  })
  .partial();

/** The story's own page; private fields are sent only to the author and to administrators. */
export const storyDetail = story
  .extend({
    reading: storyReading.optional().describe("Not told to guests"),
    who: whoAsked
      .nullable()
      .optional()
      .describe("What players are asked before the first line; null where nothing is"),
    needs_model: z
      .boolean()
      .optional()
      .describe("It has no scenes, and no model is set up here that could tell it"),
    counted: counted
      .optional()
      .describe("Counted in its scenes, to be shown where its author has typed no figure"),
    story_structure: storyStructure.optional(),
    story_system_prompt: z.string().optional(),
    bible: storyBible
      .optional()
      .describe("Who and what there is in the story, secrets too: to its author and admins alone"),
    returned: storyReturn
      .nullable()
      .optional()
      .describe("Set on a draft that the review gave back"),
    pending_change: pendingChange
      .nullable()
      .optional()
      .describe("To the author: this is the published story with their change, not yet approved"),
    cover_awaited_until: coverAwaitedUntil,
    shared_since: moment
      .nullable()
      .optional()
      .describe("Since when a link lets others try the draft; null without one"),
  })
  .meta({ id: "StoryDetail" });
export type StoryDetail = z.infer<typeof storyDetail>;

export const storyList = z
  .object({
    stories: z.array(story),
    page: z.int().min(1),
    total_pages: z.int().min(0).meta({ fallback: 1 }),
    total_stories: z.int().min(0),
    next_cursor: z
      .string()
      .nullable()
      .optional()
      .describe("Where the list of published stories goes on; null at its end"),
  })
  .meta({ id: "StoryList" });
export type StoryList = z.infer<typeof storyList>;
