import { type Story, type StoryDetail, storiesApi } from "@katha/api";
import { useSelector } from "react-redux";
import type { StoryResult } from "@katha/ui/screens";
import type { AppState } from "../../store/store.ts";
import { isMissing } from "../../errors/failure.ts";

const { endpoints, useGetStoryQuery } = storiesApi;
const selectors = {
  all: endpoints.listStories.select(),
  rows: [endpoints.featuredStories.select(), endpoints.trendingStories.select()],
};

/** A story from a loaded list is shown at once, until its own answer arrives. */
export function useStory(id: string, { skip = false } = {}) {
  const read = useGetStoryQuery(id, { skip });
  const known = useSelector((state: AppState) => findStory(state, id));
  const story: StoryDetail | undefined =
    read.currentData ?? (read.isError || skip ? undefined : known);
  return { ...read, story };
}

function findStory(state: AppState, id: string): Story | undefined {
  const pages = selectors.all(state).data?.pages.map(({ stories }) => stories) ?? [];
  const rows = selectors.rows.map((select) => select(state).data ?? []);
  // Stories in a server-rendered page's lists have only what their cards show.
  return [...pages, ...rows].flat().find((story) => story.id === id && "gameConfig" in story);
}

interface StoryRead {
  readonly story: (Story & Pick<StoryDetail, "counted" | "needsModel">) | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
}

export function toResult(
  { story, error, isFetching }: StoryRead,
  explain: (error: unknown) => string,
): StoryResult {
  if (story) return { state: "ready", story };
  if (isFetching || error === undefined) return { state: "loading" };
  return isMissing(error) ? { state: "missing" } : { state: "failed", message: explain(error) };
}
