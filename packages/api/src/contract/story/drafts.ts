import { z } from "zod";
import { defineCall } from "../call.ts";
import { authoringCalls } from "../call-table/authoring.ts";
import { done, id, moment } from "../fields/scalars.ts";
import { line } from "../fields/text.ts";
import { storyTextLength } from "../limits.ts";
import { storyDetail } from "./story.ts";

const params = z.object({ id });
const notYours = { 403: "The story is another author's." };

export const duplicateStory = defineCall(authoringCalls.duplicateStory, {
  summary: "Begin a draft with all that a story holds",
  params,
  body: z
    .object({ title: line({ max: storyTextLength.title }).optional() })
    .prefault({})
    .describe("Without a title: that of the story, with `(copy)` behind it"),
  answer: storyDetail,
  status: 201,
  problems: notYours,
});

export const deleteDraft = defineCall(authoringCalls.deleteDraft, {
  summary: "Delete a draft that was never published; for ten minutes it can be brought back",
  params,
  answer: z.object({ restorable_until: moment }).meta({ id: "DeletedDraft" }),
  problems: { ...notYours, 409: "The story is no draft, or was published once: archive it." },
});

export const restoreDraft = defineCall(authoringCalls.restoreDraft, {
  summary: "Bring a deleted draft back",
  params,
  answer: storyDetail,
  problems: { ...notYours, 404: "There is no such story, or it is gone for good." },
});

export const shareDraft = defineCall(authoringCalls.shareDraft, {
  summary: "Make a link by which others may read and play a draft; the one before ends",
  params,
  answer: z
    .object({
      token: z.string().describe("Told this once: the server keeps a print of it"),
      created_at: moment,
    })
    .meta({ id: "ShareLink" }),
  status: 201,
  problems: { ...notYours, 409: "The story is published or archived.", 429: "Too many links." },
});

export const endShareLink = defineCall(authoringCalls.endShareLink, {
  summary: "End the link to a draft; who began to play by it plays on",
  params,
  answer: done,
  problems: notYours,
});

export const openSharedStory = defineCall(authoringCalls.openSharedStory, {
  summary: "Open a link to a draft; whoever is signed in may then read and play it as any story",
  body: z.object({ token: line({ max: 200, required: "The link is not whole." }) }),
  answer: storyDetail,
  problems: { 404: "The link has ended.", 429: "Too many links that lead nowhere." },
});
