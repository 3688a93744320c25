import { api, storiesApi } from "@katha/api";
import { expect, it } from "vitest";
import { testStore } from "../testing/store.ts";
import { aStory } from "../testing/stories.ts";
import { upsertQueries } from "./page-data.ts";
import { renderedQueries } from "./rendered-queries.ts";

const newStore = () => testStore();

function filled() {
  const store = newStore();
  const story = aStory(1, { title: "Fourteen Years", tagline: "Salt." });
  const page = { stories: [story], page: 1, total_pages: 1, total_stories: 1 };
  store.dispatch(
    api.util.upsertQueryEntries([
      { endpointName: "featuredStories", arg: undefined, value: [story] },
      { endpointName: "listStories", arg: undefined, value: { pages: [page], pageParams: [1] } },
      { endpointName: "getStory", arg: story.id, value: story },
    ] as unknown as Parameters<typeof api.util.upsertQueryEntries>[0]),
  );
  return { store, story };
}

it("passes the answers on, so that another store needs no request", () => {
  const { store, story } = filled();
  const queries = renderedQueries(store.getState()) ?? [];
  const page = JSON.parse(JSON.stringify({ address: "/", language: "en", queries }));
  const other = newStore();
  other.dispatch(upsertQueries(page));
  const { featuredStories, getStory, listStories } = storiesApi.endpoints;
  const state = other.getState();
  expect(getStory.select(story.id)(state).data).toEqual(JSON.parse(JSON.stringify(story)));
  expect(featuredStories.select()(state).data?.[0]?.title).toBe("Fourteen Years");
  expect(listStories.select()(state).data?.pages[0]?.stories[0]?.id).toBe(story.id);
  expect(listStories.select()(state).status).toBe("fulfilled");
});

it("keeps of the stories in lists only what their cards show", () => {
  const { store } = filled();
  const lists = (renderedQueries(store.getState()) ?? []).filter(
    ({ endpointName }) => endpointName !== "getStory",
  );
  expect(JSON.stringify(lists)).toContain("Fourteen Years");
  for (const hidden of ["story_prompt", "story_description", "game_config", "tags"])
    expect(JSON.stringify(lists)).not.toContain(hidden);
});

it("is null while an answer is missing", () => {
  const { store } = filled();
  void store.dispatch(storiesApi.endpoints.trendingStories.initiate());
  expect(renderedQueries(store.getState())).toBeNull();
});
