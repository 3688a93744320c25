import { z } from "zod";
import { defineCall } from "../call.ts";
import { id } from "../fields/scalars.ts";
import { storyEditForm, storyForm } from "./story-form.ts";
import { ownStory, story, storyDetail } from "./story.ts";

const tag = "authoring";
const params = z.object({ id });

export const createStory = defineCall({
  id: "createStory",
  method: "POST",
  path: "/stories",
  tag,
  summary: "Create a story, as a draft",
  access: "user",
  body: storyForm,
  answer: storyDetail,
  status: 201,
});

export const myStories = defineCall({
  id: "myStories",
  method: "GET",
  path: "/stories/my",
  tag,
  summary: "The user's own stories of every status, last changed first",
  access: "user",
  answer: z.array(ownStory),
});

export const updateStory = defineCall({
  id: "updateStory",
  method: "PUT",
  path: "/stories/{id}",
  tag,
  summary: "Save changes to a story",
  access: "user",
  params,
  body: storyEditForm,
  answer: storyDetail,
  problems: {
    403: "The story is another author's.",
    409: "The story was saved elsewhere since: `version` and `story` are the newer ones. The version that was read is named by `version` or by If-Match.",
  },
});

export const publishStory = defineCall({
  id: "publishStory",
  method: "PUT",
  path: "/stories/{id}/publish",
  tag,
  summary: "Have a story reviewed and published",
  access: "user",
  params,
  answer: story,
  problems: {
    403: "The story is another author's.",
    409: "The story is archived.",
    422: "The review found something; `findings` lists it.",
  },
});

export const archiveStory = defineCall({
  id: "archiveStory",
  method: "PUT",
  path: "/stories/{id}/archive",
  tag,
  summary: "Take a story off the shelves, or put it back",
  access: "user",
  params,
  body: z.object({ archived: z.boolean().default(true) }).prefault({}),
  answer: story,
  problems: { 403: "The story is another author's." },
});

export const featureStory = defineCall({
  id: "featureStory",
  method: "PUT",
  path: "/stories/{id}/featured",
  tag,
  summary: "Put a story among the featured ones, or take it from there",
  access: "admin",
  params,
  body: z.object({ is_featured: z.boolean() }),
  answer: story,
});
