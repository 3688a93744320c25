import type { WrittenStructure } from "./operations.ts";

/** A story's form as it was typed: numbers and JSON stay text until they are sent. */
export interface StoryEntry {
  title: string;
  tagline: string;
  description: string;
  prompt: string;
  systemPrompt: string;
  coverUrl: string;
  imageAlt: string;
  categoryId: string;
  tagIds: readonly string[];
  initialXp: string;
  actions: string;
  cards: string;
  scenes: string;
  branches: string;
  endings: string;
  playMinutes: string;
  contentRating: string;
  difficulty: string;
  language: string;
  isPremium: boolean;
  isFeatured: boolean;
  xpGainMultiplier: string;
  healthMax: string;
  inventorySlots: string;
  skillCheck: string;
  /** The rules of the game as JSON text, in the administrators' form. */
  gameConfigText: string;
  structureText: string;
}
export type StoryField = keyof StoryEntry;

/** The fields of the page on which a story is changed. */
export type EditField =
  | "title"
  | "tagline"
  | "description"
  | "coverUrl"
  | "imageAlt"
  | "categoryId"
  | "tagIds"
  | "isPremium"
  | "contentRating"
  | "difficulty"
  | "structureText";

/** The fields of a change as they are sent. */
export interface StoryChange extends Omit<Pick<StoryEntry, EditField>, "structureText"> {
  /** Only where it was changed. */
  structure?: WrittenStructure;
}
