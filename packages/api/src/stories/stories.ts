import type { Answer } from "../http/answers.ts";
import { api } from "../http/api.ts";
import { storyCalls } from "../contract/call-table/stories.ts";
import { callQuery } from "../http/call-query.ts";
import { searchLimit, rowLimit } from "../contract/limits.ts";
import { storyListTags, storyTag } from "../http/cache-tags.ts";
import { list } from "../read/fields.ts";
import { readStoryPage } from "../read/story-page.ts";
import { readStory, readStoryList } from "../read/made/story/story.ts";

const readStories = list(readStory);

type Story = Answer<"featuredStories">[number];

function ids(stories: readonly Story[] | undefined): string[] {
  return stories?.map(({ id }) => id) ?? [];
}

export const storiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStories: build.infiniteQuery<Answer<"listStories">, void, number>({
      query: ({ pageParam }) => callQuery(storyCalls.listStories, { query: { page: pageParam } }),
      // Stories without ids need distinct keys, across pages too.
      transformResponse: (answer: unknown, _meta, { pageParam }) =>
        readStoryList(answer, `missing-${pageParam}`),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
        refetchCachedPages: false,
      },
      providesTags: (read) =>
        storyListTags("all", ids(read?.pages.flatMap(({ stories }) => stories))),
    }),

    featuredStories: build.query<Answer<"featuredStories">, void>({
      query: () => callQuery(storyCalls.featuredStories, { query: { limit: rowLimit.default } }),
      transformResponse: (answer: unknown) => readStories(answer),
      providesTags: (stories) => storyListTags("featured", ids(stories)),
    }),

    trendingStories: build.query<Answer<"trendingStories">, void>({
      query: () => callQuery(storyCalls.trendingStories, { query: { limit: rowLimit.default } }),
      transformResponse: (answer: unknown) => readStories(answer),
      providesTags: (stories) => storyListTags("trending", ids(stories)),
    }),

    searchStories: build.query<Answer<"searchStories">, string>({
      query: (words) =>
        callQuery(storyCalls.searchStories, {
          query: { q: words.trim(), limit: searchLimit.default },
        }),
      transformResponse: (answer: unknown) => readStories(answer),
      providesTags: (stories) => storyListTags("search", ids(stories)),
    }),

    getStory: build.query<Answer<"getStory">, string>({
      query: (id) => callQuery(storyCalls.getStory, { params: { id }, isEntity: true }),
      transformResponse: (answer: unknown, _meta, id) => readStoryPage(answer, id),
      providesTags: (_story, _error, id) => [storyTag(id)],
    }),
  }),
});
