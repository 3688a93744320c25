import type { StoryEntry, StoryField } from "../storyEntry.ts";

/** The fields in which two entries of one story differ; the order of tags says nothing. */
export function differing(
  one: StoryEntry,
  other: StoryEntry,
  fields: readonly StoryField[],
): readonly StoryField[] {
  return fields.filter((field) => plain(one[field]) !== plain(other[field]));
}

function plain(value: StoryEntry[StoryField]): string {
  return typeof value === "string" || typeof value === "boolean"
    ? String(value).trim()
    : value.toSorted((a, b) => a.localeCompare(b)).join(" ");
}
