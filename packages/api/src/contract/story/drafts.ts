import { z } from "zod";
import { defineCall } from "../call.ts";
import { done, id, moment } from "../fields/scalars.ts";
import { line } from "../fields/text.ts";
import { storyTextLength } from "../limits.ts";
import { storyDetail } from "./story.ts";

const tag = "authoring";
const access = "user";
const params = z.object({ id });
const notYours = { 403: "The story is another author's." };

export const duplicateStory = defineCall({
  id: "duplicateStory",
  method: "POST",
  path: "/stories/{id}/duplicate",
  tag,
  summary: "Begin a draft with all that a story holds",
  access,
  params,
  body: z
    .object({ title: line({ max: storyTextLength.title }).optional() })
    .prefault({})
    .describe("Without a title: that of the story, with `(copy)` behind it"),
  answer: storyDetail,
  status: 201,
  problems: notYours,
});

export const deleteDraft = defineCall({
  id: "deleteDraft",
  method: "DELETE",
  path: "/stories/{id}",
  tag,
  summary: "Delete a draft that was never published; for ten minutes it can be brought back",
  access,
  params,
  answer: z.object({ restorable_until: moment }).meta({ id: "DeletedDraft" }),
  problems: { ...notYours, 409: "The story is no draft, or was published once: archive it." },
});

export const restoreDraft = defineCall({
  id: "restoreDraft",
  method: "POST",
  path: "/stories/{id}/restore",
  tag,
  summary: "Bring a deleted draft back",
  access,
  params,
  answer: storyDetail,
  problems: { ...notYours, 404: "There is no such story, or it is gone for good." },
});

export const shareDraft = defineCall({
  id: "shareDraft",
  method: "POST",
  path: "/stories/{id}/share-link",
  tag,
  summary: "Make a link by which others may read and play a draft; the one before ends",
  access,
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

export const endShareLink = defineCall({
  id: "endShareLink",
  method: "DELETE",
  path: "/stories/{id}/share-link",
  tag,
  summary: "End the link to a draft; who began to play by it plays on",
  access,
  params,
  answer: done,
  problems: notYours,
});

export const openSharedStory = defineCall({
  id: "openSharedStory",
  method: "POST",
  path: "/stories/shared",
  tag,
  summary: "Open a link to a draft; whoever is signed in may then read and play it as any story",
  body: z.object({ token: line({ max: 200, required: "The link is not whole." }) }),
  answer: storyDetail,
  problems: { 404: "The link has ended.", 429: "Too many links that lead nowhere." },
});
