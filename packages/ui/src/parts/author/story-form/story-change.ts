import type { EditField, StoryChange, StoryEntry, StoryField } from "@katha/storygraph";
import { bibleIn, printBible } from "./bible.ts";
import { objectOf } from "./coerce.ts";
import { commandsIn } from "./commands.ts";
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
  "awaitsNativeReader",
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
  "gameConfigText",
  "structureText",
  "bibleText",
] as const satisfies readonly EditField[];

/** The fields of the administrators' form, in reading order. */
export const adminFormFields: readonly StoryField[] = [
  "title",
  "tagline",
  "description",
  "prompt",
  "systemPrompt",
  "coverUrl",
  "imageAlt",
  "categoryId",
  "tagIds",
  "contentRating",
  "difficulty",
  "language",
  "awaitsNativeReader",
  "isPremium",
  "isFeatured",
  "initialXp",
  "actions",
  "cards",
  "scenes",
  "branches",
  "endings",
  "playMinutes",
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

/** Whether a field is equal in both; the order of tags and trailing blanks do not count. */
export function saysTheSame(field: StoryField, one: StoryEntry, other: StoryEntry): boolean {
  if (field === "gameConfigText") return commandsText(one) === commandsText(other);
  if (field === "bibleText") return bibleText(one) === bibleText(other);
  return plain(one[field]) === plain(other[field]);
}

/** Of the rules as JSON an author's form asks for the commands alone; the others are fields. */
function commandsText({ gameConfigText }: StoryEntry): string {
  return JSON.stringify(commandsIn(gameConfigText));
}

const bibleText = (entry: StoryEntry) => printBible(bibleIn(entry.bibleText));

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
    // The rules that no author's form asks for stay as they are.
    ...(areRulesChanged && {
      gameConfig: { ...objectOf(entry.gameConfigText), ...rulesOf(entry) },
    }),
    ...(!saysTheSame("bibleText", entry, read) && { bible: objectOf(entry.bibleText) }),
    ...(entry.structureText !== read.structureText && { structure: objectOf(entry.structureText) }),
  };
}
