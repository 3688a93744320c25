import * as z from "zod";
import { defineCall } from "../call.ts";
import { authoringCalls } from "../call-table/authoring.ts";

const count = z.int().min(0);
const share = z.number().min(0).max(1);

/** A play and its branches count as one; the author's own plays do not count. */
export const storyNumbers = z
  .object({
    starts: count,
    players: count,
    finishes: count.describe("Plays that came to an ending, in whichever branch"),
    completion_rate: z.number().min(0).max(100).nullable().describe("Percent; null without starts"),
    endings: z
      .array(z.object({ node: z.string(), title: z.string(), plays: count, share }))
      .describe("As they were played, the likeliest first; shares are of all that were come to"),
    drop_off: z
      .array(z.object({ node: z.string(), plays: count, share }))
      .describe("Where plays that came to no ending stand; shares are of the starts"),
    retried: z
      .array(z.object({ node: z.string(), tellings: count, plays: count }))
      .describe("Passages that players had told again, by the node that they led to"),
  })
  .meta({ id: "StoryNumbers" });
export type StoryNumbers = z.infer<typeof storyNumbers>;

export const getNumbers = defineCall(authoringCalls.getNumbers, {
  summary: "How a story is played: starts, endings, where players stop",
  answer: storyNumbers,
  problems: { 403: "The story is another author's." },
});
