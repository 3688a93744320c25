import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { api } from "../http/api.ts";
import {
  featuredStories,
  getStory,
  listStories,
  searchStories,
  trendingStories,
} from "../contract/index.ts";
import { storyTag } from "../http/cache-tags.ts";
import { answering, kathaServer, openStore } from "../testing/katha-server.ts";
import { aStory, idOf } from "../testing/story.ts";
import { storiesApi } from "./stories.ts";

beforeAll(() => kathaServer.listen({ onUnhandledFrame: "error" }));
afterEach(() => kathaServer.resetHandlers());
afterAll(() => kathaServer.close());

const { endpoints } = storiesApi;

function threePages() {
  const asked: string[] = [];
  kathaServer.use(
    ...answering(listStories, (request) => {
      const page = Number(new URL(request.url).searchParams.get("page"));
      asked.push(String(page));
      return { stories: [aStory(page)], page, total_pages: 3, total_stories: 3 };
    }),
  );
  return asked;
}

describe("the list of stories", () => {
  it("grows page by page until the last", async () => {
    threePages();
    const { store } = openStore();
    const list = store.dispatch(endpoints.listStories.initiate());
    await list;
    for (const _ of [2, 3]) {
      await store.dispatch(endpoints.listStories.initiate(undefined, { direction: "forward" }));
    }
    const state = endpoints.listStories.select()(store.getState());
    expect(state.data?.pages.map(({ page }) => page)).toEqual([1, 2, 3]);
    expect(state.hasNextPage).toBe(false);
  });

  it("asks for the first page alone when it is refreshed", async () => {
    const asked = threePages();
    const { store } = openStore();
    const list = store.dispatch(endpoints.listStories.initiate());
    await list;
    await store.dispatch(endpoints.listStories.initiate(undefined, { direction: "forward" }));
    asked.length = 0;
    await list.refetch();
    expect(asked).toEqual(["1"]);
  });
});

describe("rows and search", () => {
  it("ask for four featured and four trending stories", async () => {
    const limits: (string | null)[] = [];
    const answer = (request: Request) => {
      limits.push(new URL(request.url).searchParams.get("limit"));
      return [aStory(1)];
    };
    kathaServer.use(...answering(featuredStories, answer), ...answering(trendingStories, answer));
    const { store } = openStore();
    await store.dispatch(endpoints.featuredStories.initiate()).unwrap();
    await store.dispatch(endpoints.trendingStories.initiate()).unwrap();
    expect(limits).toEqual(["4", "4"]);
  });

  it("sends the words as they are, trimmed, for at most ten", async () => {
    let sent = new URLSearchParams();
    kathaServer.use(
      ...answering(searchStories, (request) => {
        sent = new URL(request.url).searchParams;
        return [];
      }),
    );
    const { store } = openStore();
    await store.dispatch(endpoints.searchStories.initiate("  राम & सीता? ")).unwrap();
    expect(Object.fromEntries(sent)).toEqual({ q: "राम & सीता?", limit: "10" });
  });
});

it("finds every list that holds a story by the story's tag", async () => {
  threePages();
  kathaServer.use(
    ...answering(featuredStories, () => [aStory(1), aStory(2)]),
    ...answering(trendingStories, () => [aStory(2)]),
    ...answering(getStory, () => aStory(1)),
  );
  const { store } = openStore();
  await store.dispatch(endpoints.listStories.initiate());
  await store.dispatch(endpoints.featuredStories.initiate());
  await store.dispatch(endpoints.trendingStories.initiate());
  await store.dispatch(endpoints.getStory.initiate(idOf(1)));
  const holding = api.util.selectInvalidatedBy(store.getState(), [storyTag(idOf(1))]);
  expect(holding.map(({ endpointName }) => endpointName).toSorted()).toEqual([
    "featuredStories",
    "getStory",
    "listStories",
  ]);
});
