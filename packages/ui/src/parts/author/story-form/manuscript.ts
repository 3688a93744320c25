import { numberOf, objectOf, ratingOf, withEnd } from "./coerce.ts";
import type { StoryEntry, WrittenStructure } from "@katha/storygraph";
import type { StoryFormKind } from "./story-entry.ts";

/** A story as it is sent: trimmed, numbers as numbers, JSON as objects. */
export interface Manuscript {
  title: string;
  tagline: string;
  description: string;
  prompt: string;
  coverUrl: string;
  imageAlt: string;
  categoryId: string;
  tagIds: readonly string[];
  initialXp: number;
  actions: number;
  cards: number;
  scenes: number;
  branches: number;
  endings: number;
  playMinutes: number;
  contentRating: string;
  difficulty: string;
  language: string;
  isPremium: boolean;
  /** As the wire names its rules. */
  gameConfig: WrittenStructure;
  structure: WrittenStructure;
}

export interface AdminManuscript extends Manuscript {
  systemPrompt: string;
  isFeatured: boolean;
}

function textsAndNumbers(kind: StoryFormKind, entry: StoryEntry) {
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
    contentRating: ratingOf(kind, entry.contentRating),
    difficulty: entry.difficulty,
    language: entry.language,
    isPremium: entry.isPremium,
  };
}

/** What the author's form sends. */
export function manuscriptOf(entry: StoryEntry): Manuscript {
  return {
    ...textsAndNumbers("create", entry),
    gameConfig: {
      xp_gain_multiplier: numberOf("xpGainMultiplier", entry.xpGainMultiplier),
      health_max: numberOf("healthMax", entry.healthMax),
      inventory_slots: numberOf("inventorySlots", entry.inventorySlots),
      skill_check_difficulty: entry.skillCheck,
    },
    structure: objectOf(entry.structureText),
  };
}

/** The administrators' form adds an `end` to a structure that leads to one. */
export function adminManuscriptOf(entry: StoryEntry): AdminManuscript {
  return {
    ...textsAndNumbers("admin", entry),
    systemPrompt: entry.systemPrompt.trim(),
    isFeatured: entry.isFeatured,
    gameConfig: objectOf(entry.gameConfigText),
    structure: withEnd(objectOf(entry.structureText)),
  };
}
