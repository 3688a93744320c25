import { z } from "zod";
import { defineCall } from "../call.ts";
import { lastPage, searchLimit, shelfLimit } from "../limits.ts";
import { id, wholeNumber } from "../fields/scalars.ts";
import { line } from "../fields/text.ts";
import { story, storyDetail, storyList } from "./story.ts";

const byId = z.object({ id });
const shelf = z.object({ limit: wholeNumber(1, shelfLimit.max).default(shelfLimit.default) });

export const listStories = defineCall({
  id: "listStories",
  method: "GET",
  path: "/stories",
  tag: "stories",
  summary: "Published stories, newest first, 20 a page",
  query: z.object({
    page: wholeNumber(1, lastPage).default(1),
    cursor: line({ max: 200 })
      .optional()
      .describe("`next_cursor` of the page before; it decides where the page begins, however deep"),
  }),
  answer: storyList,
});

export const featuredStories = defineCall({
  id: "featuredStories",
  method: "GET",
  path: "/stories/featured",
  tag: "stories",
  summary: "Stories picked by the editors",
  query: shelf,
  answer: z.array(story),
});

export const trendingStories = defineCall({
  id: "trendingStories",
  method: "GET",
  path: "/stories/trending",
  tag: "stories",
  summary: "Stories that are popular now",
  query: shelf,
  answer: z.array(story),
});

export const searchStories = defineCall({
  id: "searchStories",
  method: "GET",
  path: "/stories/search",
  tag: "stories",
  summary: "Stories by title, tagline, description, tags or author, best first",
  query: z.object({
    q: line({ max: 200 }),
    limit: wholeNumber(1, searchLimit.max).default(searchLimit.default),
  }),
  answer: z.array(story),
});

export const getStory = defineCall({
  id: "getStory",
  method: "GET",
  path: "/stories/{id}",
  tag: "stories",
  summary: "One story",
  params: byId,
  answer: storyDetail,
});
