import { saysTheSame } from "../../entry/storyChange.ts";
import type { StoryEntry, StoryField } from "../../entry/storyEntry.ts";

/** The fields in which two entries of one story differ. */
export function differing(
  one: StoryEntry,
  other: StoryEntry,
  fields: readonly StoryField[],
): readonly StoryField[] {
  return fields.filter((field) => !saysTheSame(field, one, other));
}
