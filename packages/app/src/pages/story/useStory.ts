import { type Story, type StoryDetail, storiesApi } from "@katha/api";
import { useSelector } from "react-redux";
import type { AppState } from "../../store/store.ts";

const { endpoints, useGetStoryQuery } = storiesApi;
const selectors = {
  all: endpoints.listStories.select(),
  shelves: [endpoints.featuredStories.select(), endpoints.trendingStories.select()],
};

/** A story that some list already holds is shown at once; its own answer takes its place when it comes. */
export function useStory(id: string) {
  const read = useGetStoryQuery(id);
  const known = useSelector((state: AppState) => findStory(state, id));
  const story: StoryDetail | undefined = read.currentData ?? (read.isError ? undefined : known);
  return { ...read, story };
}

function findStory(state: AppState, id: string): Story | undefined {
  const pages = selectors.all(state).data?.pages.map(({ stories }) => stories) ?? [];
  const shelves = selectors.shelves.map((select) => select(state).data ?? []);
  // A list that the server has drawn from holds of a story only what its card shows.
  return [...pages, ...shelves].flat().find((story) => story.id === id && "game_config" in story);
}
