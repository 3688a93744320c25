import { numberOf, objectOf, ratingOf, withEnd } from "./coerce.ts";
import { commandsIn } from "./commands.ts";
import type { Manuscript, StoryEntry, WrittenStructure } from "@katha/storygraph";
import type { StoryFormKind } from "./story-entry.ts";

export type { Manuscript } from "@katha/storygraph";

export interface AdminManuscript extends Manuscript {
  systemPrompt: string;
  isFeatured: boolean;
}

/** The fields that all forms send in the same way. */
export function textsAndNumbers(kind: StoryFormKind, entry: StoryEntry) {
  return {
    title: entry.title.trim(),
    tagline: entry.tagline.trim(),
    description: entry.description.trim(),
    prompt: entry.prompt.trim(),
    coverUrl: entry.coverUrl.trim(),
    imageAlt: entry.imageAlt.trim(),
    categoryId: entry.categoryId,
    tagIds: entry.tagIds,
    initialXp: numberOf("initialXp", entry.initialXp),
    actions: numberOf("actions", entry.actions),
    cards: numberOf("cards", entry.cards),
    scenes: numberOf("scenes", entry.scenes),
    branches: numberOf("branches", entry.branches),
    endings: numberOf("endings", entry.endings),
    playMinutes: numberOf("playMinutes", entry.playMinutes),
    contentRating: kind === "edit" ? entry.contentRating : ratingOf(kind, entry.contentRating),
    difficulty: entry.difficulty,
    language: entry.language,
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
export function manuscriptOf(entry: StoryEntry): Manuscript {
  const commands = commandsIn(entry.gameConfigText);
  return {
    ...textsAndNumbers("create", entry),
    gameConfig: { ...rulesOf(entry), ...(commands.length > 0 && commandsOf(entry)) },
    structure: objectOf(entry.structureText),
    bible: objectOf(entry.bibleText),
  };
}

/** The data that the administrators' form sends, with an `end` if the structure leads to one. */
export function adminManuscriptOf(entry: StoryEntry): AdminManuscript {
  return {
    ...textsAndNumbers("admin", entry),
    systemPrompt: entry.systemPrompt.trim(),
    isFeatured: entry.isFeatured,
    gameConfig: objectOf(entry.gameConfigText),
    structure: withEnd(objectOf(entry.structureText)),
    bible: objectOf(entry.bibleText),
  };
}
