import { numberOrNull } from "../read/fields.ts";
import { wireName } from "../read/names.ts";
import type { Story } from "../shapes/made/story/story.ts";

export interface Mark {
  readonly field: "is_liked" | "is_bookmarked";
  readonly flag: "hasLiked" | "hasBookmarked";
  readonly total: "likesTotal" | "bookmarksTotal";
  /** The list of the stories that have this mark. */
  readonly list: "liked" | "bookmarked";
}

export const like: Mark = {
  field: "is_liked",
  flag: "hasLiked",
  total: "likesTotal",
  list: "liked",
};
export const bookmark: Mark = {
  field: "is_bookmarked",
  flag: "hasBookmarked",
  total: "bookmarksTotal",
  list: "bookmarked",
};

/** Sets or removes a mark in a cached story; the count changes only if the mark does. */
export function setMark(story: Story, { flag, total }: Mark, isSet: boolean): void {
  const { userState, stats } = story;
  if (userState[flag] === isSet) return;
  userState[flag] = isSet;
  stats[total] = Math.max(0, stats[total] + (isSet ? 1 : -1));
}

/** The new state of a mark, as it was sent, at top level or under `data`; null if the answer does not say. */
export function markIn(answer: unknown, { field, total }: Mark) {
  const outer = (answer ?? {}) as Record<string, unknown>;
  const inner = (outer["data"] ?? {}) as Record<string, unknown>;
  const isSet = [outer[field], inner[field]].find((value) => typeof value === "boolean");
  return { isSet: isSet ?? null, count: numberOrNull(outer[wireName(total)]) };
}
