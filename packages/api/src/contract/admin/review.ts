import * as z from "zod";
import { defineCall } from "../call.ts";
import { reviewCalls } from "../call-table/admin.ts";
import { problem } from "../problem.ts";
import { moment } from "../fields/scalars.ts";
import { graphDiff, provingReport } from "./proving.ts";
import { story, storyDetail } from "../story/story.ts";
import { reviewedFields } from "../values.ts";
import { storyStructure } from "../story/structure.ts";
import { prose } from "../fields/text.ts";

/** An error prevents publication, a warning does not. */
export const finding = z
  .object({
    code: z.string(),
    severity: z.enum(["error", "warning"]).meta({ fallback: "warning" }),
    message: z.string().describe("Code and params as text; the app has sentences for them"),
    field: z.string().nullable(),
    node: z.string().nullable().describe("The node of the structure that it is about"),
    params: z
      .record(z.string(), z.unknown())
      .optional()
      .describe("What there is to say beside the code"),
  })
  .meta({ id: "Finding" });
export type Finding = z.infer<typeof finding>;

export const reviewProblem = problem
  .extend({ findings: z.array(finding) })
  .meta({ id: "ReviewProblem" });
export type ReviewProblem = z.infer<typeof reviewProblem>;

export const reviewItem = z
  .object({ story, submitted_at: moment, findings: z.array(finding) })
  .meta({ id: "ReviewItem" });
export type ReviewItem = z.infer<typeof reviewItem>;

/** Everything that an administrator needs for a decision. */
export const reviewDetail = z
  .object({
    story: storyDetail,
    submitted_at: moment.nullable().describe("Null: it does not wait"),
    findings: z.array(finding),
    report: provingReport,
    since_approval: z
      .object({
        version: z.int().min(1),
        approved_at: moment.nullable(),
        structure: storyStructure.describe("As it was approved"),
        diff: graphDiff,
        fields: z
          .array(
            z.object({
              field: z.enum(reviewedFields).meta({ fallback: "title" }),
              was: z.unknown(),
              is: z.unknown(),
            }),
          )
          .describe("What else was written otherwise"),
      })
      .nullable()
      .describe("What changed since; null where nothing was approved before, or nothing changed"),
  })
  .meta({ id: "ReviewDetail" });
export type ReviewDetail = z.infer<typeof reviewDetail>;

const version = z.int().min(1).optional().describe("The version that its editor read");
const problems = {
  409: "The story does not wait for a review, or is no longer the one that was read.",
};

export const getReview = defineCall(reviewCalls.getReview, {
  summary: "One story with its proof and what changed since its last approval",
  answer: reviewDetail,
});

export const listReviews = defineCall(reviewCalls.listReviews, {
  summary: "Stories waiting for review, oldest first",
  answer: z.array(reviewItem),
});

export const approveReview = defineCall(reviewCalls.approveReview, {
  summary: "Approve and publish a story",
  body: z.object({ version }).prefault({}),
  answer: story,
  problems,
});

export const returnReview = defineCall(reviewCalls.returnReview, {
  summary: "Return a story to its author, with the reason",
  body: z.object({
    reason: prose({ required: "Say why, so the author can mend it.", max: 4_000 }),
    version,
  }),
  answer: story,
  problems,
});
