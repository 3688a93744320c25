import type { StoryEntry } from "@katha/storygraph";

/** The fields of each part of a story's forms, in reading order. */
export const textFields = ["title", "tagline", "storyDescription", "storyPrompt"] as const;
export const coverFields = ["coverImageUrl", "imageAlt"] as const;
export const audienceFields = [
  "contentRating",
  "difficultyLevel",
  "language",
  "awaitsNativeReader",
] as const;
export const accessFields = ["isPremium", "isOnlineOnly"] as const;
export const countFields = [
  "initialXp",
  "actionsCount",
  "storyCardsCount",
  "totalScenes",
  "branchingPoints",
  "possibleEndings",
] as const;
export const ruleNumberFields = ["xpGainMultiplier", "healthMax", "inventorySlots"] as const;
export const ruleFields = [...ruleNumberFields, "skillCheck"] as const;

/** A number field: its minimum, and the value for blank or unreadable text. */
interface NumberRule {
  min: number;
  blank: number;
  step?: number;
}
export const numberRules = {
  initialXp: { min: 0, blank: 10 },
  actionsCount: { min: 0, blank: 0 },
  storyCardsCount: { min: 0, blank: 0 },
  totalScenes: { min: 0, blank: 0 },
  branchingPoints: { min: 0, blank: 0 },
  possibleEndings: { min: 1, blank: 1 },
  estimatedPlayTime: { min: 1, blank: 30 },
  xpGainMultiplier: { min: 0.1, blank: 1, step: 0.1 },
  healthMax: { min: 1, blank: 100 },
  inventorySlots: { min: 0, blank: 8 },
} as const satisfies Record<string, NumberRule>;
export type NumberField = keyof typeof numberRules;
export const numberFields = Object.keys(numberRules) as NumberField[];

export const skillChecks = ["easy", "medium", "hard"] as const;

/** The options of each form. */
export const formOptions = {
  create: {
    ratings: ["family", "teen", "mature"],
    difficulties: ["beginner", "medium", "advanced"],
  },
  edit: { ratings: ["general", "teen", "mature"], difficulties: ["easy", "medium", "hard"] },
  admin: {
    ratings: ["everyone", "family", "teen", "mature"],
    difficulties: ["easy", "medium", "hard"],
  },
} as const;
export type StoryFormKind = keyof typeof formOptions;

export const missingEndText = "The end of your adventure.";

export const blankEntry: StoryEntry = {
  title: "",
  tagline: "",
  storyDescription: "",
  storyPrompt: "",
  storySystemPrompt: "",
  coverImageUrl: "",
  imageAlt: "",
  categoryId: "",
  tagIds: [],
  initialXp: "100",
  actionsCount: "0",
  storyCardsCount: "0",
  totalScenes: "0",
  branchingPoints: "0",
  possibleEndings: "1",
  estimatedPlayTime: "30",
  contentRating: "family",
  difficultyLevel: "medium",
  language: "en",
  isPremium: false,
  awaitsNativeReader: false,
  isOnlineOnly: false,
  isFeatured: false,
  xpGainMultiplier: "1",
  healthMax: "100",
  inventorySlots: "8",
  skillCheck: "medium",
  gameConfigText: JSON.stringify(
    {
      xp_gain_multiplier: 1,
      health_max: 100,
      inventory_slots: 8,
      skill_check_difficulty: "medium",
    },
    null,
    2,
  ),
  // Without scenes, a model tells the story from its prompt.
  structureText: "{}",
  bibleText: "{}",
};
