/** A story as its form holds it: numbers and JSON are text until they are sent. */
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
  gameConfigText: string;
  structureText: string;
}
export type StoryField = keyof StoryEntry;

/** The fields that the edit page saves. */
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

/** What a save sends of them. */
export interface StoryChange extends Omit<Pick<StoryEntry, EditField>, "structureText"> {
  /** Only where it was changed. */
  structure?: Readonly<Record<string, unknown>>;
}

/** What the form knows of its own fields; the app passes it in with the form. */
export interface EntryRules {
  readonly editFields: readonly EditField[];
  readonly saysTheSame: (field: EditField, one: StoryEntry, other: StoryEntry) => boolean;
  /** What keeps a story from being saved, by field. */
  readonly faultsOf: (entry: StoryEntry) => object;
  readonly changeOf: (entry: StoryEntry, over: StoryEntry) => StoryChange;
}
