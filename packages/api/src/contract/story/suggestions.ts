import * as z from "zod";
import { defineCall } from "../call.ts";
import { authoringCalls } from "../call-table/authoring.ts";
import { line, prose } from "../fields/text.ts";
import { storyDefaults, storyTextLength, structureLimits } from "../limits.ts";
import { storyLanguages } from "../values.ts";

export const suggestionKinds = [
  "next_node",
  "branches",
  "closer_look",
  "taglines",
  "alt_text",
] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

export const suggestionsOffered = defineCall(authoringCalls.suggestionsOffered, {
  summary: "Whether a model is configured that can suggest texts",
  answer: z
    .object({ available: z.boolean(), kinds: z.array(z.enum(suggestionKinds)) })
    .meta({ id: "SuggestionsOffered" }),
});

export const wishLength = 500;

/** What a model that drafts for a story needs to know from its form. */
export const writtenSoFar = {
  title: line({ max: storyTextLength.title }).default(""),
  tagline: line({ max: storyTextLength.tagline }).default(""),
  story_description: prose({ max: storyTextLength.story_description }).default(""),
  story_prompt: prose({ max: storyTextLength.story_prompt }).default(""),
  language: z.enum(storyLanguages).default(storyDefaults.language),
  content_rating: line({ max: 40 }).default(storyDefaults.content_rating),
} as const;

/** A draft that the author may take; it is not saved. */
export const suggestion = z
  .object({
    text: z.string(),
    choice: z.string().nullable().describe("The line of the choice that leads there"),
    choices: z.array(z.string()).describe("What a player might pick there"),
  })
  .meta({ id: "Suggestion" });
export type Suggestion = z.infer<typeof suggestion>;

/** The scene that a draft continues, as in the author's form. */
const sceneGoneOnFrom = z.object({
  text: prose({ max: structureLimits.nodeText }).default(""),
  choices: z
    .array(prose({ max: 1_000 }))
    .max(structureLimits.choices)
    .default([])
    .describe("The lines that a player can pick there already"),
  facts: z
    .array(prose({ max: 2_000 }))
    .max(60)
    .default([])
    .describe("Place, mood, who is there"),
  before: z
    .array(prose({ max: structureLimits.nodeText }))
    .max(2)
    .default([])
    .describe("What is told where choices lead there from"),
});

/** What a draft should be like, and what it should not repeat. */
export const wished = {
  wish: line({ max: wishLength }).default("").describe("What the author has in mind"),
  besides: z
    .array(prose({ max: 4_000 }))
    .max(20)
    .default([])
    .describe("What was drafted already: something else is wanted"),
};

export const suggest = defineCall(authoringCalls.suggest, {
  summary:
    "Suggest what could come next in a story, written by a model; free, and nothing is saved",
  body: z.object({
    kind: z.enum(suggestionKinds),
    ...writtenSoFar,
    scene: sceneGoneOnFrom.optional().describe("Where the next node or the branches begin"),
    cover_image_url: line({ max: storyTextLength.url })
      .default("")
      .describe("The picture that an alt text is for"),
    ...wished,
  }),
  answer: z
    .object({ drafts: z.array(suggestion), served_by: z.string() })
    .meta({ id: "Suggestions" }),
  problems: {
    404: "No model is configured that could help.",
    409: "The cover is no picture that Katha knows the scene of.",
    429: "Too many suggestions in a row.",
    503: "The model did not answer, or with nothing that can be used.",
  },
});
