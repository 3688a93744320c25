import * as z from "zod";
import { defineCall } from "../call.ts";
import { storyCalls } from "../call-table/stories.ts";
import { lastPage, searchLimit, searchTextMax, rowLimit } from "../limits.ts";
import { wholeNumber } from "../fields/scalars.ts";
import { line } from "../fields/text.ts";
import {
  browseSorts,
  lastBrowsePage,
  similarLimit,
  storyTraits,
  traitTextMax,
} from "./browsing.ts";
import { story, storyDetail, storyList } from "./story.ts";

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

/** How many stories have a value of a trait, beside everything else that is asked for. */
export const traitCount = z
  .object({
    trait: z.enum(storyTraits).meta({ fallback: "category", isOpen: true }),
    value: z.string().describe("What the query takes: an id, a language, a month, or a word"),
    name: z.string().describe("Of a category, a tag or an author; blank for the others"),
    stories: z.int().min(0),
  })
  .meta({ id: "TraitCount" });
export type TraitCount = z.infer<typeof traitCount>;

export const browsedStories = z
  .object({
    stories: z.array(story),
    page: z.int().min(1),
    has_more: z.boolean(),
    total_stories: z.int().min(0),
    is_estimate: z
      .boolean()
      .describe("The numbers are estimated from some thousand stories drawn from all")
      .meta({ fallback: false }),
    counts: z.array(traitCount).describe("With the first page; empty for those behind it"),
  })
  .meta({ id: "BrowsedStories" });
export type BrowsedStories = z.infer<typeof browsedStories>;

const values = line({ max: traitTextMax }).optional();
const traits = {
  category: values.describe("Ids, with commas between; one of them is enough"),
  tag: values,
  author: values,
  language: values,
  length: values.describe(
    "`short` (under 15 minutes), `sitting` (45), `evening` (180), `evenings`",
  ),
  rating: values.describe("`family`, `teen`, `mature`"),
  difficulty: values.describe("`easy`, `medium`, `hard`"),
  endings: values.describe("`one`, `few` (to 4), `many`"),
  since: values.describe("A month in which it was published, or later: `2026-10`"),
  access: values.describe("`free`, `premium`"),
  played: values.describe("By the viewer: `yes`, `no`; for guests it says nothing"),
} satisfies Record<(typeof storyTraits)[number], unknown>;

export const browseStories = defineCall(storyCalls.browseStories, {
  summary:
    "Published stories by words and traits, 20 a page, with how many there are of each trait",
  query: z.object({
    q: line({ max: searchTextMax }).default(""),
    ...traits,
    sort: z
      .enum(browseSorts)
      .default("match")
      .describe("`match`: the best match of the words; without words, as `trending`"),
    page: wholeNumber(1, lastBrowsePage).default(1),
  }),
  answer: browsedStories,
});

export const similarStories = defineCall(storyCalls.similarStories, {
  summary: "Published stories that have most in common with one",
  query: z.object({ limit: wholeNumber(1, similarLimit.max).default(similarLimit.default) }),
  answer: z.array(story),
});

export const surpriseStory = defineCall(storyCalls.surpriseStory, {
  summary: "Any published story, rather one that the viewer has not played",
  answer: story,
  problems: { 404: "There is none." },
});

export const getStory = defineCall(storyCalls.getStory, {
  summary: "One story",
  answer: storyDetail,
});
