import * as z from "zod";
import { provingReport } from "../admin/proving.ts";
import { finding } from "../admin/review.ts";
import { defineCall } from "../call.ts";
import { authoringCalls } from "../call-table/authoring.ts";
import { flag } from "../fields/scalars.ts";

export const storyProof = z
  .object({
    version: z.int().min(1).describe("The version that was proved"),
    findings: z.array(finding),
    report: provingReport.nullable().describe("Null where nothing was played"),
  })
  .meta({ id: "StoryProof" });
export interface StoryProof extends z.infer<typeof storyProof> {}

export const proveStory = defineCall(authoringCalls.proveStory, {
  summary:
    "What the review would find in a story as its author has it, and how thousands of plays of it go; nothing is published",
  query: z.object({
    plays: flag
      .optional()
      .describe("Played, too, unless an error stands in the way; without it, only checked"),
  }),
  answer: storyProof,
  problems: {
    403: "The story is another author's.",
    429: "Another story of the author's is being checked.",
    503: "Checking took too long, or many stories are being checked.",
  },
});
