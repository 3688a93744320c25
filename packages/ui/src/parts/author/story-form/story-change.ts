import type { StoryEditForm } from "@katha/api/shapes";
import type { EditField, StoryEntry, StoryField } from "@katha/storygraph";
import { bibleIn, printBible } from "./bible.ts";
import { objectOf } from "./coerce.ts";
import { commandsIn } from "./commands.ts";
import { rulesOf, textsAndNumbers } from "./manuscript.ts";
import {
  accessFields,
  audienceFields,
  countFields,
  coverFields,
  ruleFields,
  textFields,
} from "./story-entry.ts";

/** The fields of the page for editing a story, in reading order. */
export const editFields = [
  ...textFields,
  ...coverFields,
  "categoryId",
  "tagIds",
  ...accessFields,
  ...audienceFields,
  "estimatedPlayTime",
  ...countFields,
  ...ruleFields,
  "gameConfigText",
  "structureText",
  "bibleText",
] as const satisfies readonly EditField[];

/** The fields of the administrators' form, in reading order. */
export const adminFormFields: readonly StoryField[] = [
  ...textFields,
  "storySystemPrompt",
  ...coverFields,
  "categoryId",
  "tagIds",
  ...audienceFields,
  ...accessFields,
  "isFeatured",
  ...countFields,
  "estimatedPlayTime",
  "gameConfigText",
  "structureText",
  "bibleText",
];

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
  const areRulesChanged = [...ruleFields, "gameConfigText" as const].some(
    (field) => !saysTheSame(field, entry, read),
  );
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
