import type { StoryEditForm } from "@katha/api/shapes";
import type { EditField, StoryEntry, StoryField } from "@katha/storygraph";
import { bibleIn, printBible } from "./bible.ts";
import { objectOf } from "./coerce.ts";
import { commandsIn } from "./commands.ts";
import { rulesOf, textsAndNumbers } from "./manuscript.ts";

/** The fields of the page for editing a story, in reading order. */
export const editFields = [
  "title",
  "tagline",
  "storyDescription",
  "storyPrompt",
  "coverImageUrl",
  "imageAlt",
  "categoryId",
  "tagIds",
  "isPremium",
  "isOnlineOnly",
  "contentRating",
  "difficultyLevel",
  "language",
  "awaitsNativeReader",
  "estimatedPlayTime",
  "initialXp",
  "actionsCount",
  "storyCardsCount",
  "totalScenes",
  "branchingPoints",
  "possibleEndings",
  "xpGainMultiplier",
  "healthMax",
  "inventorySlots",
  "skillCheck",
  "gameConfigText",
  "structureText",
  "bibleText",
] as const satisfies readonly EditField[];

/** The fields of the administrators' form, in reading order. */
export const adminFormFields: readonly StoryField[] = [
  "title",
  "tagline",
  "storyDescription",
  "storyPrompt",
  "storySystemPrompt",
  "coverImageUrl",
  "imageAlt",
  "categoryId",
  "tagIds",
  "contentRating",
  "difficultyLevel",
  "language",
  "awaitsNativeReader",
  "isPremium",
  "isOnlineOnly",
  "isFeatured",
  "initialXp",
  "actionsCount",
  "storyCardsCount",
  "totalScenes",
  "branchingPoints",
  "possibleEndings",
  "estimatedPlayTime",
  "gameConfigText",
  "structureText",
  "bibleText",
];

const ruleFields = [
  "xpGainMultiplier",
  "healthMax",
  "inventorySlots",
  "skillCheck",
  "gameConfigText",
] as const;

/** Whether a field is the same in both; the order of tags and trailing spaces do not matter. */
export function saysTheSame(field: StoryField, one: StoryEntry, other: StoryEntry): boolean {
  if (field === "gameConfigText") return commandsText(one) === commandsText(other);
  if (field === "bibleText") return bibleText(one) === bibleText(other);
  return plain(one[field]) === plain(other[field]);
}

/**
 * Of the rules in JSON, the author's form edits only the commands; the others have their own
 * fields.
 */
function commandsText({ gameConfigText }: StoryEntry): string {
  return JSON.stringify(commandsIn(gameConfigText));
}

const bibleText = (entry: StoryEntry) => printBible(bibleIn(entry.bibleText));

function plain(value: StoryEntry[StoryField]): string {
  return typeof value === "string" || typeof value === "boolean"
    ? String(value).trim()
    : value.toSorted((a, b) => a.localeCompare(b)).join(" ");
}

/** What an author changed in a story since it was read. */
export function changeOf(
  entry: StoryEntry,
  read: StoryEntry,
): Omit<StoryEditForm, "version" | "keepsBefore"> {
  const areRulesChanged = ruleFields.some((field) => !saysTheSame(field, entry, read));
  return {
    ...textsAndNumbers("edit", entry),
    // Rules that the author's form does not ask for are kept.
    ...(areRulesChanged && {
      gameConfig: { ...objectOf(entry.gameConfigText), ...rulesOf(entry) },
    }),
    ...(!saysTheSame("bibleText", entry, read) && { bible: objectOf(entry.bibleText) }),
    ...(entry.structureText !== read.structureText && {
      storyStructure: objectOf(entry.structureText),
    }),
  };
}
