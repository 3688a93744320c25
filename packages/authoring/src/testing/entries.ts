import type { EditField, StoryEntry } from "@katha/storygraph";
import type { EntryRules } from "../entry/entry-rules.ts";
import { parseStructure } from "../structure/structure-text.ts";

/** A story of which nothing is written yet, without the form's own settings. */
export const testEntry: StoryEntry = {
  title: "",
  tagline: "",
  description: "",
  prompt: "",
  systemPrompt: "",
  coverUrl: "",
  imageAlt: "",
  categoryId: "",
  tagIds: [],
  initialXp: "100",
  actions: "0",
  cards: "0",
  scenes: "0",
  branches: "0",
  endings: "1",
  playMinutes: "30",
  contentRating: "family",
  difficulty: "medium",
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
  systemPrompt: _system,
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
  changeOf: (entry) => ({
    ...entry,
    initialXp: Number(entry.initialXp),
    actions: Number(entry.actions),
    cards: Number(entry.cards),
    scenes: Number(entry.scenes),
    branches: Number(entry.branches),
    endings: Number(entry.endings),
    playMinutes: Number(entry.playMinutes),
  }),
};
