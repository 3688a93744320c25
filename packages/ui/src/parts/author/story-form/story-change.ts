import type { EditField, StoryChange, StoryEntry, StoryField } from "@katha/storygraph";
import { objectOf } from "./coerce.ts";

/** The fields of the page on which a story is changed, in reading order. */
export const editFields = [
  "title",
  "tagline",
  "description",
  "coverUrl",
  "imageAlt",
  "categoryId",
  "tagIds",
  "isPremium",
  "contentRating",
  "difficulty",
  "structureText",
] as const satisfies readonly EditField[];

/** Whether a field is equal in both; the order of tags and trailing blanks do not count. */
export function saysTheSame(field: StoryField, one: StoryEntry, other: StoryEntry): boolean {
  return plain(one[field]) === plain(other[field]);
}

function plain(value: StoryEntry[StoryField]): string {
  return typeof value === "string" || typeof value === "boolean"
    ? String(value).trim()
    : value.toSorted((a, b) => a.localeCompare(b)).join(" ");
}

/** What an author made of a story since it was as it was read. */
export function changeOf(entry: StoryEntry, read: StoryEntry): StoryChange {
  return {
    ...(entry.structureText !== read.structureText && { structure: objectOf(entry.structureText) }),
    title: entry.title.trim(),
    tagline: entry.tagline.trim(),
    description: entry.description.trim(),
    coverUrl: entry.coverUrl.trim(),
    imageAlt: entry.imageAlt.trim(),
    categoryId: entry.categoryId,
    tagIds: entry.tagIds,
    isPremium: entry.isPremium,
    contentRating: entry.contentRating,
    difficulty: entry.difficulty,
  };
}
