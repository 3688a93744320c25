/** A story's form as its author typed it: numbers and JSON are text until they are sent. */
export interface StoryEntry {
  title: string;
  tagline: string;
  storyDescription: string;
  storyPrompt: string;
  storySystemPrompt: string;
  coverImageUrl: string;
  imageAlt: string;
  categoryId: string;
  tagIds: readonly string[];
  initialXp: string;
  actionsCount: string;
  storyCardsCount: string;
  totalScenes: string;
  branchingPoints: string;
  possibleEndings: string;
  estimatedPlayTime: string;
  contentRating: string;
  difficultyLevel: string;
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
export type EditField = Exclude<StoryField, "storySystemPrompt" | "isFeatured">;
