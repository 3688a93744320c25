import * as z from "zod";
import { defineCall } from "../call.ts";
import { authoringCalls } from "../call-table/authoring.ts";
import { id, moment, wholeNumber } from "../fields/scalars.ts";
import { storyBible } from "./bible.ts";
import { gameConfig } from "./game-config.ts";
import { story, storyDetail } from "./story.ts";
import { storyStructure } from "./structure.ts";

const version = wholeNumber(1, 2_147_483_646);
const onVersion = z.object({ id, version });

export const storyVersion = z
  .object({
    version: z.int().min(1),
    is_current: z.boolean(),
    saved_by: z
      .object({ id, display_name: z.string() })
      .nullable()
      .describe("Null where the catalogue wrote it, and where the account is gone"),
    saved_at: moment,
    restored_from: z.int().nullable().describe("The earlier version that it was taken over from"),
    nodes: z.int().min(0),
    words: z.int().min(0).describe("In the texts of its nodes and choices"),
  })
  .meta({ id: "StoryVersion" });
export type StoryVersion = z.infer<typeof storyVersion>;

/** What a version holds of the story; categories and tags are not part of it. */
export const storyVersionDetail = storyVersion
  .extend({
    title: z.string(),
    tagline: z.string(),
    story_description: z.string(),
    story_prompt: z.string(),
    content_rating: z.string(),
    difficulty_level: z.string(),
    language: z.string(),
    initial_xp: z.int().min(0),
    game_config: gameConfig,
    story_structure: storyStructure,
    bible: storyBible,
  })
  .meta({ id: "StoryVersionDetail" });
export type StoryVersionDetail = z.infer<typeof storyVersionDetail>;

/** What may change in a story while its author's page is open. */
export const newestVersionAnswer = story
  .pick({ version: true, status: true, cover_image_url: true })
  .extend({ returned_at: moment.nullable().describe("When the review gave it back") })
  .meta({ id: "NewestVersion" });
export type NewestVersion = z.infer<typeof newestVersionAnswer>;

export const newestVersion = defineCall(authoringCalls.newestVersion, {
  summary: "Which version of a story is the newest: whether it was changed, without reading it",
  answer: newestVersionAnswer,
  problems: { 403: "The story is another author's." },
});

export const listVersions = defineCall(authoringCalls.listVersions, {
  summary: "The versions that are kept of a story, newest first",
  query: z.object({
    before: version.optional().describe("`next_before` of the page before"),
    limit: wholeNumber(1, 100).default(50),
  }),
  answer: z
    .object({ versions: z.array(storyVersion), next_before: z.int().nullable() })
    .meta({ id: "StoryVersionList" }),
  problems: { 403: "The story is another author's." },
});

export const getVersion = defineCall(authoringCalls.getVersion, {
  summary: "One version of a story, as it was",
  params: onVersion,
  answer: storyVersionDetail,
  problems: { 403: "The story is another author's." },
});

export const restoreVersion = defineCall(authoringCalls.restoreVersion, {
  summary: "Save the texts, the rules and the structure of an earlier version as the newest",
  params: onVersion,
  body: z
    .object({
      version: z
        .int()
        .min(1)
        .optional()
        .describe("The newest that was read: a stale save is a 409"),
    })
    .prefault({}),
  answer: storyDetail,
  problems: {
    403: "The story is another author's.",
    409: "The story was saved elsewhere since: `version` and `story` are the newer ones.",
    422: "The story is published, and the review would hold this version back; `findings` lists why.",
  },
});
