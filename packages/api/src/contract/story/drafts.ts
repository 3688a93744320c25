import * as z from "zod";
import { defineCall } from "../call.ts";
import { authoringCalls } from "../call-table/authoring.ts";
import { moment } from "../fields/scalars.ts";
import { line, visibleLine } from "../fields/text.ts";
import { storyTextLength } from "../limits.ts";
import { storyDetail } from "./story.ts";

const notYours = { 403: "The story is another author's." };

export const duplicateStory = defineCall(authoringCalls.duplicateStory, {
  summary: "Copy a story into a new draft",
  body: z
    .object({ title: visibleLine({ max: storyTextLength.title }).optional() })
    .prefault({})
    .describe("Without a title: that of the story, with `(copy)` behind it"),
  answer: storyDetail,
  status: 201,
  problems: notYours,
});

export const deleteDraft = defineCall(authoringCalls.deleteDraft, {
  summary: "Delete a draft that was never published; it can be restored for ten minutes",
  answer: z.object({ restorable_until: moment }).meta({ id: "DeletedDraft" }),
  problems: { ...notYours, 409: "The story is no draft, or was published once: archive it." },
});

export const restoreDraft = defineCall(authoringCalls.restoreDraft, {
  summary: "Restore a deleted draft",
  answer: storyDetail,
  problems: { ...notYours, 404: "There is no such story, or it is gone for good." },
});

export const shareDraft = defineCall(authoringCalls.shareDraft, {
  summary: "Create a link to read and play a draft; it replaces the last one",
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
  summary: "Revoke the link to a draft; sessions that began with it go on",
  problems: notYours,
});

export const openSharedStory = defineCall(authoringCalls.openSharedStory, {
  summary: "Open a link to a draft; a signed-in user may then read and play it like any story",
  body: z.object({ token: line({ max: 200, required: "The link is not whole." }) }),
  answer: storyDetail,
  problems: { 404: "The link has ended.", 429: "Too many links that lead nowhere." },
});
