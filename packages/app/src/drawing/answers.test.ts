import { api, storiesApi } from "@katha/api";
import { expect, it } from "vitest";
import { testStore } from "../testing/store.ts";
import { aStory } from "../testing/stories.ts";
import { upsertAnswers } from "../drawn/drawn-page.ts";
import { drawnAnswers } from "./answers.ts";

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

it("hands on what was asked for, so that another store goes on with it and asks for nothing", () => {
  const { store, story } = filled();
  const answers = drawnAnswers(store.getState()) ?? [];
  const page = JSON.parse(JSON.stringify({ address: "/", language: "en", answers }));
  const other = newStore();
  other.dispatch(upsertAnswers(page));
  const { featuredStories, getStory, listStories } = storiesApi.endpoints;
  const state = other.getState();
  expect(getStory.select(story.id)(state).data).toEqual(JSON.parse(JSON.stringify(story)));
  expect(featuredStories.select()(state).data?.[0]?.title).toBe("Fourteen Years");
  expect(listStories.select()(state).data?.pages[0]?.stories[0]?.id).toBe(story.id);
  expect(listStories.select()(state).status).toBe("fulfilled");
});

it("gives of the stories in lists only what is seen of them", () => {
  const { store } = filled();
  const lists = (drawnAnswers(store.getState()) ?? []).filter(
    ({ endpointName }) => endpointName !== "getStory",
  );
  expect(JSON.stringify(lists)).toContain("Fourteen Years");
  for (const hidden of ["story_prompt", "story_description", "game_config", "tags"])
    expect(JSON.stringify(lists)).not.toContain(hidden);
});

it("is nothing while an answer is missing", () => {
  const { store } = filled();
  void store.dispatch(storiesApi.endpoints.trendingStories.initiate());
  expect(drawnAnswers(store.getState())).toBeNull();
});
