import { HttpResponse, http } from "msw";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { authoringApi } from "../authoring/authoring.ts";
import {
  featuredStories,
  getStory,
  likeStory,
  listStories,
  myStories,
  searchStories,
  trendingStories,
} from "../contract/index.ts";
import { storiesApi } from "../stories/stories.ts";
import { answering, kathaServer, openStore } from "../testing/katha-server.ts";
import { aStory, idOf } from "../testing/story.ts";
import { storiesIn } from "./cached-stories.ts";
import { engagementApi } from "./engagement.ts";

beforeAll(() => kathaServer.listen({ onUnhandledFrame: "error" }));
afterEach(() => kathaServer.resetHandlers());
afterAll(() => kathaServer.close());

const lists = storiesApi.endpoints;

const liked = aStory(1);
const notLiked = {
  stats: { ...liked.stats, likes_total: 0 },
  user_state: { ...liked.userState, hasLiked: false },
};

/** A store with story 1 in every kind of list, next to story 2. */
async function aFullStore() {
  const both = [aStory(1, notLiked), aStory(2, notLiked)];
  const page = { stories: both, page: 1, total_pages: 1, total_stories: 2 };
  kathaServer.use(
    ...answering(searchStories, () => both),
    ...answering(myStories, () => both.map((story) => ({ ...story, returned: null }))),
    ...answering(featuredStories, () => both),
    ...answering(trendingStories, () => both),
    ...answering(listStories, () => page),
    ...answering(getStory, () => aStory(1, notLiked)),
  );
  const { store } = openStore();
  await Promise.all([
    store.dispatch(lists.listStories.initiate()),
    store.dispatch(lists.featuredStories.initiate()),
    store.dispatch(lists.trendingStories.initiate()),
    store.dispatch(lists.searchStories.initiate("story")),
    store.dispatch(lists.getStory.initiate(idOf(1))),
    store.dispatch(authoringApi.endpoints.myStories.initiate()),
  ]);
  const marksOf = (number: number) =>
    Object.values(store.getState().api.queries)
      .flatMap((query) => storiesIn(query?.data))
      .filter(({ id }) => id === idOf(number))
      .map(({ userState, stats }) => [userState.hasLiked, stats.likesTotal]);
  return { store, marksOf };
}

const everywhere = (isLiked: boolean, count: number) =>
  Array.from({ length: 6 }, () => [isLiked, count]);

describe("a like", () => {
  it("shows everywhere at once, then as the server counts, and on no other story", async () => {
    const { store, marksOf } = await aFullStore();
    kathaServer.use(...answering(likeStory, () => ({ is_liked: true, likes_total: 41 })));
    const act = store.dispatch(engagementApi.endpoints.likeStory.initiate(idOf(1)));
    expect(marksOf(1)).toEqual(everywhere(true, 1));
    await act;
    expect(marksOf(1)).toEqual(everywhere(true, 41));
    expect(marksOf(2)).toEqual(everywhere(false, 0).slice(1));
  });

  it.each([
    ["under data", { data: { is_liked: false } }, false, 0],
    ["not at all", {}, true, 1],
  ])("accepts an answer that gives %s", async (_how, answer, isLiked, count) => {
    const { store, marksOf } = await aFullStore();
    kathaServer.use(...answering(likeStory, () => answer));
    await store.dispatch(engagementApi.endpoints.likeStory.initiate(idOf(1)));
    expect(marksOf(1)).toEqual(everywhere(isLiked, count));
  });

  it("stays when it failed, until the story is loaded anew", async () => {
    const { store, marksOf } = await aFullStore();
    kathaServer.use(...answering(likeStory, () => ({ detail: "no" }), { status: 500 }));
    await store.dispatch(engagementApi.endpoints.likeStory.initiate(idOf(1)));
    expect(marksOf(1)).toEqual(everywhere(true, 1));
    await store.dispatch(lists.getStory.initiate(idOf(1), { forceRefetch: true }));
    expect(marksOf(1)).toContainEqual([false, 0]);
  });

  it("pressed twice ends as it began, whichever answer comes first", async () => {
    const { store, marksOf } = await aFullStore();
    let times = 0;
    const asked = Promise.withResolvers<void>();
    const secondAnswered = Promise.withResolvers<void>();
    kathaServer.use(
      http.post("http://katha.test/api/v1/stories/:id/like", async () => {
        times += 1;
        const isLiked = times === 1;
        if (isLiked) {
          asked.resolve();
          await secondAnswered.promise;
        }
        return HttpResponse.json({ is_liked: isLiked, likes_total: isLiked ? 1 : 0 });
      }),
    );
    const ask = () => store.dispatch(engagementApi.endpoints.likeStory.initiate(idOf(1)));
    const first = ask();
    await asked.promise;
    await ask();
    secondAnswered.resolve();
    await first;
    expect(marksOf(1)).toEqual(everywhere(false, 0));
  });
});
