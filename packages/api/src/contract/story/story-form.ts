import * as z from "zod";
import { writtenInteger } from "../fields/coerced.ts";
import { initialXpWhenBlank, storyDefaults, storyTagsMax, storyTextLength } from "../limits.ts";
import { id } from "../fields/scalars.ts";
import { bibleForm } from "./bible.ts";
import { defaultStructure } from "./default-structure.ts";
import { gameConfigForm, structureForm } from "./structure-form.ts";
import { line, prose, visibleLine } from "../fields/text.ts";
import { storyLanguages } from "../values.ts";

/** Each form offers some of these; the server accepts all of them. */
export const contentRatings = ["everyone", "general", "family", "teen", "mature"] as const;
export const difficultyLevels = ["beginner", "easy", "medium", "advanced", "hard"] as const;

export const formOptions = {
  create: {
    content_rating: ["family", "teen", "mature"],
    difficulty_level: ["beginner", "medium", "advanced"],
  },
  edit: {
    content_rating: ["general", "teen", "mature"],
    difficulty_level: ["easy", "medium", "hard"],
  },
  admin: {
    content_rating: ["everyone", "family", "teen", "mature"],
    difficulty_level: ["easy", "medium", "hard"],
  },
} as const;

export const storyMessages = {
  title: "Title is required",
  tagline: "Tagline is required",
  story_description: "Description is required",
  story_prompt: "Story prompt is required",
  cover_image_url: "Cover image URL is required",
  coverNotUrl: "Cover image must be a URL",
  category_id: "Category is required",
  difficulty_level: "Difficulty is beginner, easy, medium, advanced or hard",
  language: "This language is not one of those we tell stories in",
} as const;

const pictureOfOurs = /^\/media\/[a-f0-9]{8,128}\/\d+\.(?:avif|webp)$/;

function isPictureUrl(value: string): boolean {
  return pictureOfOurs.test(value) || (/^https?:\/\//i.test(value) && URL.canParse(value));
}

const coverUrl = line({
  required: storyMessages.cover_image_url,
  max: storyTextLength.url,
  also: [[isPictureUrl, storyMessages.coverNotUrl]],
});

const title = visibleLine({ required: storyMessages.title, max: storyTextLength.title });
const tagline = { max: storyTextLength.tagline };
const description = { max: storyTextLength.story_description };
const prompt = { max: storyTextLength.story_prompt };
const imageAlt = prose({ max: storyTextLength.image_alt });
const tagIds = z
  .array(id)
  .max(storyTagsMax, `A story has at most ${storyTagsMax} tags.`)
  .transform((ids) => [...new Set(ids)]);

const contentRating = z
  .string()
  .nullable()
  .transform(
    (value) => contentRatings.find((rating) => rating === value) ?? storyDefaults.content_rating,
  );
const difficulty = z.enum(difficultyLevels, storyMessages.difficulty_level);
const language = z.enum(storyLanguages, storyMessages.language);

function atLeast(min: number, fallback: number) {
  return writtenInteger({ min, fallback });
}

const counts = {
  initial_xp: atLeast(0, initialXpWhenBlank),
  actions_count: atLeast(0, storyDefaults.actions_count),
  story_cards_count: atLeast(0, storyDefaults.story_cards_count),
  total_scenes: atLeast(0, storyDefaults.total_scenes),
  branching_points: atLeast(0, storyDefaults.branching_points),
  possible_endings: atLeast(1, storyDefaults.possible_endings),
  estimated_play_time: atLeast(1, storyDefaults.estimated_play_time),
};

/** Ignored unless an administrator sends them. */
const privileged = {
  story_system_prompt: prose({ max: storyTextLength.story_system_prompt }).optional(),
  is_featured: z.boolean().optional(),
};

export const storyForm = z
  .object({
    title,
    tagline: line({ required: storyMessages.tagline, ...tagline }),
    story_description: prose({ required: storyMessages.story_description, ...description }),
    story_prompt: prose({ required: storyMessages.story_prompt, ...prompt }),
    cover_image_url: coverUrl,
    image_alt: imageAlt.default(""),
    category_id: z.uuid(storyMessages.category_id),
    tag_ids: tagIds.default([]),
    initial_xp: counts.initial_xp.default(storyDefaults.initial_xp),
    actions_count: counts.actions_count.default(storyDefaults.actions_count),
    story_cards_count: counts.story_cards_count.default(storyDefaults.story_cards_count),
    total_scenes: counts.total_scenes.default(storyDefaults.total_scenes),
    branching_points: counts.branching_points.default(storyDefaults.branching_points),
    possible_endings: counts.possible_endings.default(storyDefaults.possible_endings),
    estimated_play_time: counts.estimated_play_time.default(storyDefaults.estimated_play_time),
    content_rating: contentRating.default(storyDefaults.content_rating),
    difficulty_level: difficulty.default(storyDefaults.difficulty_level),
    language: language.default(storyDefaults.language),
    is_premium: z.boolean().default(false),
    awaits_native_reader: z.boolean().default(false),
    is_online_only: z.boolean().default(false),
    game_config: gameConfigForm.prefault({}),
    story_structure: structureForm.prefault(defaultStructure),
    bible: bibleForm.optional(),
    ...privileged,
  })
  .meta({ id: "StoryForm" });
export type StoryFormInput = z.input<typeof storyForm>;
export type StoryForm = z.output<typeof storyForm>;

/**
 * An edit: fields that are not sent stay as they are. `description` is the author form's word for story_description.
 */
export const storyEditForm = z
  .object({
    title,
    description: prose(description).optional(),
    story_description: prose(description).optional(),
    tagline: line(tagline).optional(),
    story_prompt: prose({ required: storyMessages.story_prompt, ...prompt }).optional(),
    cover_image_url: coverUrl.optional(),
    image_alt: imageAlt.optional(),
    category_id: z
      .union([id, z.literal(""), z.null()])
      .transform((value) => value || null)
      .optional(),
    tag_ids: tagIds.optional(),
    initial_xp: counts.initial_xp.optional(),
    actions_count: counts.actions_count.optional(),
    story_cards_count: counts.story_cards_count.optional(),
    total_scenes: counts.total_scenes.optional(),
    branching_points: counts.branching_points.optional(),
    possible_endings: counts.possible_endings.optional(),
    estimated_play_time: counts.estimated_play_time.optional(),
    content_rating: contentRating.optional(),
    difficulty_level: difficulty.optional(),
    language: language.optional(),
    is_premium: z.boolean().optional(),
    awaits_native_reader: z.boolean().optional(),
    is_online_only: z.boolean().optional(),
    game_config: gameConfigForm.optional(),
    story_structure: structureForm.optional(),
    bible: bibleForm.optional(),
    version: z.int().min(1).optional().describe("The version that was read: a stale save is a 409"),
    keeps_before: z
      .boolean()
      .optional()
      .describe("What stood before is kept as a version, however short a time ago it was saved"),
    ...privileged,
  })
  .transform(({ description: shortName, ...rest }) => ({
    ...rest,
    story_description: rest.story_description ?? shortName ?? "",
  }))
  .refine((form) => form.story_description.trim() !== "", {
    error: storyMessages.story_description,
    path: ["story_description"],
  })
  .meta({ id: "StoryEditForm" });
export type StoryEditForm = z.output<typeof storyEditForm>;
