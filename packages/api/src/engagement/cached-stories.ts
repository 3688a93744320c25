import type { UnknownAction } from "@reduxjs/toolkit";
import { api, type ApiDispatch, type ApiState } from "../http/api.ts";
import type { Story } from "../shapes/made/story/story.ts";
import { listTag, storyTag } from "../http/cache-tags.ts";
import type { Mark } from "./marks.ts";

/**
 * Changes a story in every cached answer that holds it: its own page, rows, pages of lists, search and the author's own
 * list.
 */
export function changeCachedStory(
  dispatch: ApiDispatch,
  state: ApiState,
  id: string,
  change: (story: Story) => void,
): void {
  const update = api.util.updateQueryData as unknown as (
    name: string,
    args: unknown,
    recipe: (draft: unknown) => void,
  ) => UnknownAction;
  for (const { endpointName, originalArgs } of api.util.selectInvalidatedBy(state, [
    storyTag(id),
  ])) {
    dispatch(
      update(endpointName, originalArgs, (draft) => {
        for (const story of storiesIn(draft)) if (story.id === id) change(story);
      }),
    );
  }
}

export function findCachedStory(state: ApiState, id: string): Story | undefined {
  const queries = state[api.reducerPath].queries as Record<string, { data?: unknown } | undefined>;
  for (const { queryCacheKey } of api.util.selectInvalidatedBy(state, [storyTag(id)])) {
    const found = storiesIn(queries[queryCacheKey]?.data).find((story) => story.id === id);
    if (found) return found;
  }
  return undefined;
}

/** Whether a cached list of marked stories holds the story. */
export function isInList(state: ApiState, list: Mark["list"], id: string): boolean {
  const queries = state[api.reducerPath].queries as Record<string, { data?: unknown } | undefined>;
  return api.util
    .selectInvalidatedBy(state, [listTag(list)])
    .some(({ queryCacheKey }) =>
      storiesIn(queries[queryCacheKey]?.data).some((story) => story.id === id),
    );
}

/** A story, a list of them, a page of a list, or the pages of an infinite one. */
export function storiesIn(answer: unknown): Story[] {
  if (Array.isArray(answer)) return answer.flatMap(storiesIn);
  if (typeof answer !== "object" || answer === null) return [];
  if ("userState" in answer) return [answer as Story];
  if ("stories" in answer) return storiesIn(answer.stories);
  if ("pages" in answer) return storiesIn(answer.pages);
  return "story" in answer ? storiesIn(answer.story) : [];
}
