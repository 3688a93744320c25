import type { Answer } from "../http/answers.ts";
import { api } from "../http/api.ts";
import { engagementCalls } from "../contract/call-table/engagement.ts";
import { listTag, storyListTags } from "../http/cache-tags.ts";
import { callQuery } from "../http/call-query.ts";
import { cursorPages } from "../http/cursor-pages.ts";
import type { MarkedStories } from "../shapes/made/story/engagement.ts";
import {
  readMarkedStories,
  readRatingAnswer,
  readShareAnswer,
} from "../read/made/story/engagement.ts";
import { changeCachedStory, findCachedStory, isInList } from "./cached-stories.ts";
import { storiesApi } from "../stories/stories.ts";
import { type Mark, bookmark, like, markIn, setMark } from "./marks.ts";

type Change = Parameters<typeof changeCachedStory>;

interface Toggling {
  readonly dispatch: Change[0];
  readonly getState: () => Change[1];
  readonly queryFulfilled: Promise<{ data: unknown }>;
  readonly requestId: string;
}

/**
 * A mark shows everywhere at once, and then what the server answers. If the server cannot be reached, the mark stays as
 * the reader set it, and the next load corrects it.
 */
function toggle(mark: Mark) {
  const latest = new Map<string, string>();
  return async (id: string, { dispatch, getState, queryFulfilled, requestId }: Toggling) => {
    const wanted = !findCachedStory(getState(), id)?.userState[mark.flag];
    latest.set(id, requestId);
    changeCachedStory(dispatch, getState(), id, (story) => setMark(story, mark, wanted));
    try {
      const answer = markIn((await queryFulfilled).data, mark);
      // Pressed again meanwhile: this answer belongs to the earlier press.
      if (latest.get(id) !== requestId) return;
      changeCachedStory(dispatch, getState(), id, (story) => {
        setMark(story, mark, answer.isSet ?? wanted);
        if (answer.count !== null) story.stats[mark.total] = answer.count;
      });
      // An unmarked story stays in the open list, so that its reader can mark it again there.
      const isMissing = (answer.isSet ?? wanted) && !isInList(getState(), mark.list, id);
      if (isMissing) dispatch(api.util.invalidateTags([listTag(mark.list)]));
    } catch {
      // A failed like or bookmark shows no error.
    } finally {
      if (latest.get(id) === requestId) latest.delete(id);
    }
  };
}

const markedPages = {
  transformResponse: (answer: unknown) => readMarkedStories(answer),
  infiniteQueryOptions: cursorPages,
};

function markedTags(list: Mark["list"]) {
  return (marked: { readonly pages: readonly MarkedStories[] } | undefined) =>
    storyListTags(list, marked?.pages.flatMap(({ stories }) => stories.map(({ id }) => id)) ?? []);
}

export const engagementApi = api.injectEndpoints({
  endpoints: (build) => ({
    likeStory: build.mutation<unknown, string>({
      query: (id) => callQuery(engagementCalls.likeStory, { params: { id } }),
      onQueryStarted: toggle(like),
    }),

    bookmarkStory: build.mutation<unknown, string>({
      query: (id) => callQuery(engagementCalls.bookmarkStory, { params: { id } }),
      onQueryStarted: toggle(bookmark),
    }),

    listBookmarks: build.infiniteQuery<Answer<"listBookmarks">, void, string | null>({
      query: ({ pageParam }) =>
        callQuery(engagementCalls.listBookmarks, { query: { cursor: pageParam ?? undefined } }),
      ...markedPages,
      providesTags: markedTags("bookmarked"),
    }),

    listLikes: build.infiniteQuery<Answer<"listLikes">, void, string | null>({
      query: ({ pageParam }) =>
        callQuery(engagementCalls.listLikes, { query: { cursor: pageParam ?? undefined } }),
      ...markedPages,
      providesTags: markedTags("liked"),
    }),

    shareStory: build.mutation<Answer<"shareStory">, string>({
      query: (id) => callQuery(engagementCalls.shareStory, { params: { id } }),
      transformResponse: (answer: unknown) => readShareAnswer(answer),
      async onQueryStarted(id, started) {
        const answer = await started.queryFulfilled.catch(() => null);
        if (answer === null) return;
        changeCachedStory(started.dispatch, started.getState(), id, ({ stats }) => {
          stats.sharesCount = answer.data.sharesCount;
        });
      },
    }),

    rateStory: build.mutation<Answer<"rateStory">, { id: string; rating: number }>({
      query: ({ id, rating }) =>
        callQuery(engagementCalls.rateStory, { params: { id }, body: { rating } }),
      transformResponse: (answer: unknown) => readRatingAnswer(answer),
      async onQueryStarted({ id }, started) {
        const answer = await started.queryFulfilled.catch(() => null);
        if (answer === null) return;
        changeCachedStory(started.dispatch, started.getState(), id, ({ stats }) => {
          stats.averageRating = answer.data.averageRating;
        });
        const { rating } = answer.data;
        started.dispatch(
          storiesApi.util.updateQueryData("getStory", id, (story) => {
            story.reading = { hasBegun: true, hasFinished: true, rating };
          }),
        );
      },
    }),
  }),
});
