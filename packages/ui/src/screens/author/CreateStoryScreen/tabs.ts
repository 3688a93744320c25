import type { StoryField } from "@katha/storygraph";

export const createTabs = ["basic", "details", "gameplay", "structure"] as const;
export type CreateTab = (typeof createTabs)[number];

/** In reading order. */
export const fieldsOfTab: Record<CreateTab, readonly StoryField[]> = {
  basic: ["title", "tagline", "description", "prompt", "coverUrl", "imageAlt", "categoryId"],
  details: [
    "tagIds",
    "contentRating",
    "difficulty",
    "language",
    "awaitsNativeReader",
    "playMinutes",
    "isPremium",
    "isOnlineOnly",
  ],
  gameplay: [
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
  ],
  structure: ["structureText", "bibleText"],
};

export function tabOf(name: string): CreateTab {
  return createTabs.find((tab) => fieldsOfTab[tab].some((field) => field === name)) ?? "basic";
}
