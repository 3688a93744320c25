import { type Answer, answerOf } from "../answers.ts";
import { api } from "../api.ts";
import { searchLimit, shelfLimit } from "../contract/limits.ts";
import { storyListTags, storyTag } from "../tags.ts";

type Story = Answer<"featuredStories">[number];

function ids(stories: readonly Story[] | undefined): string[] {
  return stories?.map(({ id }) => id) ?? [];
}

export const storiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStories: build.infiniteQuery<Answer<"listStories">, void, number>({
      ...answerOf("listStories"),
      query: ({ pageParam }) => ({ path: "/stories/", query: { page: pageParam } }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ page, total_pages }) => (page < total_pages ? page + 1 : undefined),
        refetchCachedPages: false,
      },
      providesTags: (list) =>
        storyListTags("all", ids(list?.pages.flatMap(({ stories }) => stories))),
    }),

    featuredStories: build.query<Answer<"featuredStories">, void>({
      ...answerOf("featuredStories"),
      query: () => ({ path: "/stories/featured/", query: { limit: shelfLimit.default } }),
      providesTags: (stories) => storyListTags("featured", ids(stories)),
    }),

    trendingStories: build.query<Answer<"trendingStories">, void>({
      ...answerOf("trendingStories"),
      query: () => ({ path: "/stories/trending/", query: { limit: shelfLimit.default } }),
      providesTags: (stories) => storyListTags("trending", ids(stories)),
    }),

    searchStories: build.query<Answer<"searchStories">, string>({
      ...answerOf("searchStories"),
      query: (words) => ({
        path: "/stories/search/",
        query: { q: words.trim(), limit: searchLimit.default },
      }),
      providesTags: (stories) => storyListTags("search", ids(stories)),
    }),

    getStory: build.query<Answer<"getStory">, string>({
      ...answerOf("getStory"),
      query: (id) => ({ path: `/stories/${encodeURIComponent(id)}` }),
      providesTags: (_story, _error, id) => [storyTag(id)],
    }),
  }),
});
