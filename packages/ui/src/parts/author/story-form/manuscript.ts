import { numberOf, objectOf, ratingOf, withEnd } from "./coerce.ts";
import { commandsIn } from "./commands.ts";
import type { StoryFormInput } from "@katha/api/shapes";
import type { StoryEntry, WrittenStructure } from "@katha/storygraph";
import type { StoryFormKind } from "./story-entry.ts";

/** The fields that all forms send in the same way. The server rejects options that it does not know. */
export function textsAndNumbers(kind: StoryFormKind, entry: StoryEntry) {
  return {
    title: entry.title.trim(),
    tagline: entry.tagline.trim(),
    storyDescription: entry.storyDescription.trim(),
    storyPrompt: entry.storyPrompt.trim(),
    coverImageUrl: entry.coverImageUrl.trim(),
    imageAlt: entry.imageAlt.trim(),
    categoryId: entry.categoryId,
    tagIds: [...entry.tagIds],
    initialXp: numberOf("initialXp", entry.initialXp),
    actionsCount: numberOf("actionsCount", entry.actionsCount),
    storyCardsCount: numberOf("storyCardsCount", entry.storyCardsCount),
    totalScenes: numberOf("totalScenes", entry.totalScenes),
    branchingPoints: numberOf("branchingPoints", entry.branchingPoints),
    possibleEndings: numberOf("possibleEndings", entry.possibleEndings),
    estimatedPlayTime: numberOf("estimatedPlayTime", entry.estimatedPlayTime),
    contentRating: kind === "edit" ? entry.contentRating : ratingOf(kind, entry.contentRating),
    difficultyLevel: entry.difficultyLevel as NonNullable<StoryFormInput["difficultyLevel"]>,
    language: entry.language as NonNullable<StoryFormInput["language"]>,
    isPremium: entry.isPremium,
    awaitsNativeReader: entry.awaitsNativeReader,
    isOnlineOnly: entry.isOnlineOnly,
  };
}

/** The rules that the author's form asks for. */
export function rulesOf(entry: StoryEntry): WrittenStructure {
  return {
    xp_gain_multiplier: numberOf("xpGainMultiplier", entry.xpGainMultiplier),
    health_max: numberOf("healthMax", entry.healthMax),
    inventory_slots: numberOf("inventorySlots", entry.inventorySlots),
    skill_check_difficulty: entry.skillCheck,
  };
}

const commandsOf = ({ gameConfigText }: StoryEntry) => ({
  commands: objectOf(gameConfigText)["commands"],
});

/** The data that the author's form sends. */
export function manuscriptOf(entry: StoryEntry): StoryFormInput {
  const commands = commandsIn(entry.gameConfigText);
  return {
    ...textsAndNumbers("create", entry),
    gameConfig: { ...rulesOf(entry), ...(commands.length > 0 && commandsOf(entry)) },
    storyStructure: objectOf(entry.structureText),
    bible: objectOf(entry.bibleText),
  };
}

/** The data that the administrators' form sends, with an `end` if the structure leads to one. */
export function adminManuscriptOf(entry: StoryEntry): StoryFormInput {
  return {
    ...textsAndNumbers("admin", entry),
    storySystemPrompt: entry.storySystemPrompt.trim(),
    isFeatured: entry.isFeatured,
    gameConfig: objectOf(entry.gameConfigText),
    storyStructure: withEnd(objectOf(entry.structureText)),
    bible: objectOf(entry.bibleText),
  };
}
