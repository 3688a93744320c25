import * as z from "zod";
import { defineCall } from "../call.ts";
import { authoringCalls } from "../call-table/authoring.ts";
import { id } from "../fields/scalars.ts";

/** Lines with the same meaning that players typed in one scene and the story did not answer. */
export const unansweredGroup = z
  .object({
    id,
    text: z.string().describe("As one of them typed it, at most 200 characters"),
    count: z.int().min(1),
    scene: z.string(),
    last_day: z.iso.date(),
    act: z.string().nullable().describe("The kind of act, where it was understood"),
    about: z.string().nullable().describe("The person, thing or place that it was about"),
    topics: z
      .array(z.string())
      .describe("What it speaks of beside that, as an answer can ask for it"),
    declined: z
      .boolean()
      .describe("Players were asked which choice they meant by it, and it was none of those"),
    answered: z
      .boolean()
      .describe("Whether the story, as its author has saved it since, answers it now"),
  })
  .meta({ id: "UnansweredGroup" });
export type UnansweredGroup = z.infer<typeof unansweredGroup>;

export const unansweredLines = z
  .object({ groups: z.array(unansweredGroup).describe("The most frequent first") })
  .meta({ id: "UnansweredLines" });
export type UnansweredLines = z.infer<typeof unansweredLines>;

export const listUnanswered = defineCall(authoringCalls.listUnanswered, {
  summary: "What players typed that no choice and no reaction answered, without who",
  answer: unansweredLines,
  problems: { 403: "The story is another author's." },
});

export const dismissUnanswered = defineCall(authoringCalls.dismissUnanswered, {
  summary: "Take such a group of lines off the list: it is answered now, or needs no answer",
  problems: { 403: "The story is another author's." },
});
