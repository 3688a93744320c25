import type { WrittenStructure } from "./operations.ts";

/** A story's form as its author typed it: numbers and JSON are text until they are sent. */
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
  /** No native reader of its language has read its text yet. */
  awaitsNativeReader: boolean;
  /** Nobody may take it along on a device. */
  isOnlineOnly: boolean;
  isFeatured: boolean;
  xpGainMultiplier: string;
  healthMax: string;
  inventorySlots: string;
  skillCheck: string;
  /** The rules of the game as JSON text, in the administrators' form. */
  gameConfigText: string;
  structureText: string;
  /** Who and what there is in the story, as JSON text. */
  bibleText: string;
}
export type StoryField = keyof StoryEntry;

/** The fields of the page on which an author edits a story: the same as for a new one. */
export type EditField = Exclude<StoryField, "systemPrompt" | "isFeatured">;

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
  /** No native reader of its language has read its text yet. */
  awaitsNativeReader: boolean;
  /** Nobody may take it along on a device. */
  isOnlineOnly: boolean;
  /** As the wire names its rules. */
  gameConfig: WrittenStructure;
  structure: WrittenStructure;
  bible: WrittenStructure;
}

/** The fields of a change as they are sent; rules, structure and bible only if they changed. */
export type StoryChange = Omit<Manuscript, "gameConfig" | "structure" | "bible"> &
  Partial<Pick<Manuscript, "gameConfig" | "structure" | "bible">> & {
    /** Administrators alone send these two. */
    systemPrompt?: string;
    isFeatured?: boolean;
  };
