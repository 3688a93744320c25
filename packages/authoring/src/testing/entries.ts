import type { EditField, StoryEntry } from "@katha/storygraph";
import type { EntryRules } from "../entry/entry-rules.ts";
import { parseStructure } from "../structure/structure-text.ts";

/** A story of which nothing is written yet, without the form's own settings. */
export const testEntry: StoryEntry = {
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
  gameConfigText: "{}",
  structureText: "{}",
  bibleText: "{}",
};

const {
  storySystemPrompt: _system,
  isFeatured: _featured,
  gameConfigText: _rules,
  ...edited
} = testEntry;
const editFields = Object.keys(edited) as EditField[];

/** As strict as the form's own rules where the tests need it. */
export const testRules: EntryRules = {
  editFields,
  saysTheSame: (field, one, other) => String(one[field]).trim() === String(other[field]).trim(),
  faultsOf: ({ title, structureText }) => ({
    ...(title.trim() === "" && { title: "missing" }),
    ...(parseStructure(structureText) === undefined && { structureText: "unreadable" }),
  }),
  changeOf: ({ title, structureText }) => ({
    title,
    storyStructure: parseStructure(structureText) ?? {},
  }),
};
