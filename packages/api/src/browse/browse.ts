import { storyCalls } from "../contract/call-table/stories.ts";
import type { Answer, Query } from "../http/answers.ts";
import { api } from "../http/api.ts";
import { storyListTags } from "../http/cache-tags.ts";
import { callQuery } from "../http/call-query.ts";
import { list } from "../read/fields.ts";
import { readBrowsedStories } from "../read/made/story/stories.ts";
import { readStory } from "../read/made/story/story.ts";

const readStories = list(readStory);
const ids = (stories: readonly { id: string }[] = []) => stories.map(({ id }) => id);

/** What stories are asked for by; the page is the query's own. */
export type BrowseAsked = Omit<Query<"browseStories">, "page">;

export const browseApi = api.injectEndpoints({
  endpoints: (build) => ({
    browseStories: build.infiniteQuery<Answer<"browseStories">, BrowseAsked, number>({
      query: ({ queryArg, pageParam }) =>
        callQuery(storyCalls.browseStories, { query: { ...queryArg, page: pageParam } }),
      transformResponse: (answer: unknown) => readBrowsedStories(answer),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ page, hasMore }) => (hasMore ? page + 1 : undefined),
        refetchCachedPages: false,
      },
      providesTags: (read) =>
        storyListTags("search", ids(read?.pages.flatMap(({ stories }) => stories))),
    }),

    similarStories: build.query<Answer<"similarStories">, string>({
      query: (id) => callQuery(storyCalls.similarStories, { params: { id } }),
      transformResponse: (answer: unknown) => readStories(answer),
      providesTags: (stories) => storyListTags("search", ids(stories)),
    }),

    surpriseStory: build.query<Answer<"surpriseStory">, void>({
      query: () => callQuery(storyCalls.surpriseStory, { isEntity: true }),
      transformResponse: (answer: unknown) => readStory(answer),
    }),
  }),
});
