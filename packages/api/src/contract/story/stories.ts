import { z } from "zod";
import { defineCall } from "../call.ts";
import { storyCalls } from "../call-table/stories.ts";
import { lastPage, searchLimit, searchTextMax, rowLimit } from "../limits.ts";
import { id, wholeNumber } from "../fields/scalars.ts";
import { line } from "../fields/text.ts";
import { story, storyDetail, storyList } from "./story.ts";

const byId = z.object({ id });
const rowQuery = z.object({ limit: wholeNumber(1, rowLimit.max).default(rowLimit.default) });

export const listStories = defineCall(storyCalls.listStories, {
  summary: "Published stories, newest first, 20 a page",
  query: z.object({
    page: wholeNumber(1, lastPage).default(1),
    cursor: line({ max: 200 })
      .optional()
      .describe("`next_cursor` of the page before; it decides where the page begins, however deep"),
  }),
  answer: storyList,
});

export const featuredStories = defineCall(storyCalls.featuredStories, {
  summary: "Featured stories",
  query: rowQuery,
  answer: z.array(story),
});

export const trendingStories = defineCall(storyCalls.trendingStories, {
  summary: "Stories that are popular now",
  query: rowQuery,
  answer: z.array(story),
});

export const searchStories = defineCall(storyCalls.searchStories, {
  summary: "Stories by title, tagline, description, category, tags or author, best first",
  query: z.object({
    q: line({ max: searchTextMax }),
    limit: wholeNumber(1, searchLimit.max).default(searchLimit.default),
  }),
  answer: z.array(story),
});

export const getStory = defineCall(storyCalls.getStory, {
  summary: "One story",
  params: byId,
  answer: storyDetail,
});
