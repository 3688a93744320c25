import * as z from "zod";
import { defineCall } from "../call.ts";
import { authoringCalls } from "../call-table/authoring.ts";
import { line, prose } from "../fields/text.ts";
import { structureLimits } from "../limits.ts";
import { playerTextMax } from "../game/play-limits.ts";
import { bibleForm } from "./bible.ts";
import { structureForm } from "./structure-form.ts";
import { wished, writtenSoFar } from "./suggestions.ts";

const name = line({ max: structureLimits.name });
const { title, story_prompt, language, content_rating } = writtenSoFar;

/** A draft of what the story could answer; it is not saved. */
export const answerDraft = z.object({ says: z.string() }).meta({ id: "AnswerDraft" });
export type AnswerDraft = z.infer<typeof answerDraft>;

export const draftAnswers = defineCall(authoringCalls.draftAnswers, {
  summary: "Draft what a story could answer to what players do; free, and nothing is saved",
  body: z.object({
    title,
    story_prompt,
    language,
    content_rating,
    story_structure: structureForm,
    bible: bibleForm.optional(),
    scene: name
      .default("")
      .describe("The scene that the author has before them; blank: any in which it can come"),
    reaction: z
      .object({
        about: name.default(""),
        acts: z.array(name).max(60).default([]),
        topics: z.array(name).max(100).default([]),
        at: name.default(""),
      })
      .describe("What the answer is for, as in the structure"),
    lines: z
      .array(prose({ max: playerTextMax }))
      .max(10)
      .default([])
      .describe("What players typed that is to be answered"),
    ...wished,
  }),
  answer: z
    .object({
      drafts: z.array(answerDraft).describe("Three at most, each fit to be told"),
      served_by: z.string(),
    })
    .meta({ id: "AnswerDrafts" }),
  problems: {
    404: "No model is configured that could help.",
    409: "The story has no such scene.",
    429: "Too many suggestions in a row.",
    503: "The model did not answer, or with nothing that can be used.",
  },
});
