import type { EditField, StoryChange, StoryEntry, StoryField } from "@katha/storygraph";
import { objectOf } from "./coerce.ts";
import { rulesOf, textsAndNumbers } from "./manuscript.ts";

/** The fields of the page on which a story is changed, in reading order. */
export const editFields = [
  "title",
  "tagline",
  "description",
  "prompt",
  "coverUrl",
  "imageAlt",
  "categoryId",
  "tagIds",
  "isPremium",
  "contentRating",
  "difficulty",
  "language",
  "playMinutes",
  "initialXp",
  "actions",
  "cards",
  "scenes",
  "branches",
  "endings",
  "xpGainMultiplier",
  "healthMax",
  "inventorySlots",
  "skillCheck",
  "structureText",
] as const satisfies readonly EditField[];

const ruleFields = ["xpGainMultiplier", "healthMax", "inventorySlots", "skillCheck"] as const;

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
  const areRulesChanged = ruleFields.some((field) => !saysTheSame(field, entry, read));
  return {
    ...textsAndNumbers("edit", entry),
    // The rules that no author's form asks for stay as they are: the prices of commands.
    ...(areRulesChanged && {
      gameConfig: { ...objectOf(entry.gameConfigText), ...rulesOf(entry) },
    }),
    ...(entry.structureText !== read.structureText && { structure: objectOf(entry.structureText) }),
  };
}
