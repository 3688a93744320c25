// Made from the contract by `npm run readers`.
import type { StoryBible } from "./bible.ts";
import type { GameConfig } from "./game-config.ts";
import type { StoryStructure } from "./structure.ts";

export interface StoryVersionDetail extends StoryVersion {
  title: string;
  tagline: string;
  storyDescription: string;
  storyPrompt: string;
  contentRating: string;
  difficultyLevel: string;
  language: string;
  initialXp: number;
  gameConfig: GameConfig;
  storyStructure: StoryStructure;
  /** `cast`, `places`, `objects`, `names` and `left_out`, as the form has them */
  bible: StoryBible;
}

export interface StoryVersion {
  version: number;
  isCurrent: boolean;
  /** Null where the catalogue wrote it, and where the account is gone */
  savedBy: {
    id: string;
    displayName: string;
  } | null;
  savedAt: string;
  /** The earlier version that it was taken over from */
  restoredFrom: number | null;
  nodes: number;
  /** In the texts of its nodes and choices */
  words: number;
}

export interface StoryVersionList {
  versions: StoryVersion[];
  nextBefore: number | null;
}

export interface NewestVersion {
  /** Grows with every save; a save names the one it changes */
  version: number;
  status: "draft" | "in_review" | "published" | "archived";
  coverImageUrl: string | null;
  /** When the review gave it back */
  returnedAt: string | null;
}
