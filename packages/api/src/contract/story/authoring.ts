import * as z from "zod";
import { defineCall } from "../call.ts";
import { authoringCalls } from "../call-table/authoring.ts";
import { strangersCounts } from "../admin/proving.ts";
import { finding } from "../admin/review.ts";
import { storyEditForm, storyForm } from "./story-form.ts";
import { ownStory } from "./own-story.ts";
import { story, storyDetail } from "./story.ts";

const beyondBounds =
  "The story holds more than stories may (`beyond_bounds`): each item of `detail` says where and how much, as `findings` does.";

export const createStory = defineCall(authoringCalls.createStory, {
  summary: "Create a story, as a draft",
  body: storyForm,
  answer: storyDetail,
  status: 201,
  problems: { 422: beyondBounds },
});

export const myStories = defineCall(authoringCalls.myStories, {
  summary: "The user's own stories of every status, last changed first",
  answer: z.array(ownStory),
});

export const updateStory = defineCall(authoringCalls.updateStory, {
  summary: "Save changes to a story",
  body: storyEditForm,
  answer: storyDetail,
  problems: {
    403: "The story is another author's.",
    409: "The story was saved elsewhere since: `version` and `story` are the newer ones. The version that was read is named by `version` or by If-Match.",
    422: `${beyondBounds} What was larger before may stay as it is, shrink and move, and only grows no more.`,
  },
});

export const publishStory = defineCall(authoringCalls.publishStory, {
  summary: "Have a story reviewed and published",
  answer: story
    .extend({
      warnings: z.array(finding).describe("What did not stop it"),
      strangers: strangersCounts
        .optional()
        .describe("What players who type will meet; absent where nothing was played"),
    })
    .meta({ id: "PublishedStory" }),
  problems: {
    403: "The story is another author's.",
    409: "The story is archived.",
    422: "The review found something; `findings` lists it.",
  },
});

export const archiveStory = defineCall(authoringCalls.archiveStory, {
  summary: "Archive a story, or take it back out of the archive",
  body: z.object({ archived: z.boolean().default(true) }).prefault({}),
  answer: story,
  problems: {
    403: "The story is another author's, or an administrator archived it and somebody else would bring it back.",
  },
});

export const featureStory = defineCall(authoringCalls.featureStory, {
  summary: "Feature a story, or stop featuring it",
  body: z.object({ is_featured: z.boolean() }),
  answer: story,
});
