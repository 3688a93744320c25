// Made from the contract by `npm run readers`.
import type { WhoAsked } from "../game/who.ts";
import type { StoryBible } from "./bible.ts";
import type { GameConfig } from "./game-config.ts";
import type { StoryStructure } from "./structure.ts";
import type { Category, Tag } from "../taxonomy.ts";

export interface StoryAuthor {
  /** Null where the account is gone */
  id?: string | null | undefined;
  displayName: string;
  avatarUrl: string | null;
}

export interface StoryStats {
  likesTotal: number;
  playsTotal: number;
  bookmarksTotal: number;
  sharesCount: number;
  /** Percent; null before a play */
  completionRate: number | null;
  /** Out of 5; null before a rating */
  averageRating: number | null;
}

export interface StoryLately {
  kind: "plays" | "likes" | "endings";
  /** Up to 1,000 */
  count: number;
}

export interface StoryUserState {
  hasLiked: boolean;
  hasBookmarked: boolean;
  hasPremiumAccess: boolean;
}

export interface Story {
  id: string;
  title: string;
  tagline: string;
  /** Markdown */
  storyDescription: string;
  /** Markdown */
  storyPrompt: string;
  coverImageUrl: string | null;
  /** What the cover shows, in words */
  imageAlt: string;
  category: Category | null;
  author: StoryAuthor;
  tags: Tag[];
  isFeatured: boolean;
  isPremium: boolean;
  /** No native reader of its language has read its text yet; else nothing is said */
  awaitsNativeReader: boolean;
  /** Its author lets nobody take it along; premium stories never are */
  isOnlineOnly: boolean;
  contentRating: string;
  /** A mature story for somebody who has not asked for them: only its title is told */
  isVeiled: boolean;
  difficultyLevel: string;
  status: "draft" | "in_review" | "published" | "archived";
  language: "en" | "hi" | "bn" | "te" | "mr" | "ta" | "ur" | "gu" | "kn" | "ml";
  createdAt: string;
  updatedAt: string;
  publishedAt: string | null;
  /** Grows with every save; a save names the one it changes */
  version: number;
  initialXp: number;
  actionsCount: number;
  storyCardsCount: number;
  totalScenes: number;
  branchingPoints: number;
  possibleEndings: number;
  /** Minutes */
  estimatedPlayTime: number;
  /** Minutes that a middling play takes to read; null where there are no scenes */
  readingMinutes?: number | null | undefined;
  gameConfig: GameConfig;
  stats: StoryStats;
  /** Why it trends; only where stories are in that order, and something has happened */
  lately?: StoryLately | undefined;
  userState: StoryUserState;
}

export interface StoryList {
  stories: Story[];
  page: number;
  totalPages: number;
  totalStories: number;
  /** Where the list of published stories goes on; null at its end */
  nextCursor?: string | null | undefined;
}

export interface StoryReading {
  /** The viewer has a session of it */
  hasBegun: boolean;
  hasFinished: boolean;
  rating: number | null;
}

export interface StoryReturn {
  reason: string;
  returnedAt: string;
}

export interface PendingChange {
  submittedAt: string;
  isReturned: boolean;
}

export interface StoryDetail extends Story {
  /** Not told to guests */
  reading?: StoryReading | undefined;
  /** What players are asked before the first line; null where nothing is */
  who?: WhoAsked | null | undefined;
  /** It has no scenes, and no model is set up here that could tell it */
  needsModel?: boolean | undefined;
  /** Counted in its scenes, to be shown where its author has typed no figure */
  counted?:
    | {
        actionsCount?: number | undefined;
        storyCardsCount?: number | undefined;
        totalScenes?: number | undefined;
        branchingPoints?: number | undefined;
        possibleEndings?: number | undefined;
      }
    | undefined;
  storyStructure?: StoryStructure | undefined;
  storySystemPrompt?: string | undefined;
  /** Who and what there is in the story, secrets too: to its author and admins alone */
  bible?: StoryBible | undefined;
  /** Set on a draft that the review gave back */
  returned?: StoryReturn | null | undefined;
  /** To the author: this is the published story with their change, not yet approved */
  pendingChange?: PendingChange | null | undefined;
  /** The cover could not be fetched and is tried again until then; null if it is here */
  coverAwaitedUntil?: string | null | undefined;
  /** Since when a link lets others try the draft; null without one */
  sharedSince?: string | null | undefined;
}
