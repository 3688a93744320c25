import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { bookmarkStory, likeStory, listBookmarks, listLikes } from "../contract/index.ts";
import { answering, kathaServer, openStore } from "../testing/katha-server.ts";
import { aStory, idOf } from "../testing/story.ts";
import { engagementApi } from "./engagement.ts";
import type { MarkedStory } from "../shapes/made/story/engagement.ts";

beforeAll(() => kathaServer.listen({ onUnhandledFrame: "error" }));
afterEach(() => kathaServer.resetHandlers());
afterAll(() => kathaServer.close());

const { endpoints } = engagementApi;

type Store = ReturnType<typeof openStore>["store"];

const bookmarks = {
  list: endpoints.listBookmarks,
  listCall: listBookmarks,
  toggleCall: bookmarkStory,
  press: (store: Store, id: string) => store.dispatch(endpoints.bookmarkStory.initiate(id)),
};
const likes = {
  list: endpoints.listLikes,
  listCall: listLikes,
  toggleCall: likeStory,
  press: (store: Store, id: string) => store.dispatch(endpoints.likeStory.initiate(id)),
};

describe.each([
  ["bookmarks", bookmarks],
  ["likes", likes],
])("the list of %s", (_name, { list, listCall, toggleCall, press }) => {
  /** A list on the server, in pages of two, that counts its requests. */
  async function openList(numbers: readonly number[]) {
    const marked = [...numbers];
    let isSet = false;
    let asked = 0;
    kathaServer.use(
      ...answering(listCall, ({ url }) => {
        asked += 1;
        const from = Number(new URL(url).searchParams.get("cursor") ?? 0);
        const next = from + 2 < marked.length ? String(from + 2) : null;
        const stories = marked.slice(from, from + 2).map((number) => aMarked(number));
        return { stories, next_cursor: next };
      }),
      ...answering(toggleCall, () => ({ is_liked: isSet, is_bookmarked: isSet })),
    );
    const { store } = openStore();
    await store.dispatch(list.initiate());
    const shown = () =>
      list
        .select()(store.getState())
        .data?.pages.flatMap(({ stories }) => stories.map(({ id }) => id));
    return {
      store,
      shown,
      timesAsked: () => asked,
      toggle: async (number: number, becomes: boolean) => {
        isSet = becomes;
        await press(store, idOf(number));
      },
      have: (number: number) => marked.unshift(number),
    };
  }

  it("goes on from page to page, to its end", async () => {
    const { store, shown } = await openList([1, 2, 3]);
    expect(shown()).toEqual([1, 2].map(idOf));
    await store.dispatch(list.initiate(undefined, { direction: "forward" }));
    expect(shown()).toEqual([1, 2, 3].map(idOf));
    expect(list.select()(store.getState()).hasNextPage).toBe(false);
  });

  it("keeps the place of a story that lost its mark, so that it can have it back", async () => {
    const { shown, toggle, timesAsked, store } = await openList([1, 2]);
    const flags = () =>
      list
        .select()(store.getState())
        .data?.pages[0]?.stories.map(({ userState }) => [
          userState.hasLiked,
          userState.hasBookmarked,
        ]);
    await toggle(1, false);
    expect(shown()).toEqual([1, 2].map(idOf));
    expect(flags()?.[0]).not.toEqual([true, true]);
    await toggle(1, true);
    expect(flags()?.[0]).toEqual([true, true]);
    await Promise.all(store.dispatch(engagementApi.util.getRunningQueriesThunk()));
    expect(timesAsked()).toBe(1);
  });

  it("is asked for again when another story gets the mark", async () => {
    const { shown, toggle, have, store } = await openList([1]);
    have(5);
    await toggle(5, true);
    await Promise.all(store.dispatch(engagementApi.util.getRunningQueriesThunk()));
    await expect.poll(shown).toEqual([5, 1].map(idOf));
  });
});

function aMarked(number: number): MarkedStory {
  const story = aStory(number, { userState: both });
  return { ...story, markedAt: "2026-11-20T09:30:00.000Z", isOpen: true };
}

const both = { hasLiked: true, hasBookmarked: true, hasPremiumAccess: false };
