import { saysTheSame } from "../../story-form/story-change.ts";
import type { StoryEntry, StoryField } from "@katha/storygraph";

/** The fields in which two entries of one story differ. */
export function differing(
  one: StoryEntry,
  other: StoryEntry,
  fields: readonly StoryField[],
): readonly StoryField[] {
  return fields.filter((field) => !saysTheSame(field, one, other));
}
