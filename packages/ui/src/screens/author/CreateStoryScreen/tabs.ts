import type { StoryField } from "@katha/storygraph";

export const createTabs = ["basic", "details", "gameplay", "structure"] as const;
export type CreateTab = (typeof createTabs)[number];

/** In reading order. */
export const fieldsOfTab: Record<CreateTab, readonly StoryField[]> = {
  basic: [
    "title",
    "tagline",
    "storyDescription",
    "storyPrompt",
    "coverImageUrl",
    "imageAlt",
    "categoryId",
  ],
  details: [
    "tagIds",
    "contentRating",
    "difficultyLevel",
    "language",
    "awaitsNativeReader",
    "estimatedPlayTime",
    "isPremium",
    "isOnlineOnly",
  ],
  gameplay: [
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
  ],
  structure: ["structureText", "bibleText"],
};

export function tabOf(name: string): CreateTab {
  return createTabs.find((tab) => fieldsOfTab[tab].some((field) => field === name)) ?? "basic";
}
