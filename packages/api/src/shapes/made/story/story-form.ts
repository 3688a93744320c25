// Made from the contract by `npm run readers`.

export interface StoryFormInput {
  title: string;
  tagline: string;
  storyDescription: string;
  storyPrompt: string;
  coverImageUrl: string;
  imageAlt?: string | undefined;
  categoryId: string;
  tagIds?: string[] | undefined;
  initialXp?: number | string | null | undefined;
  actionsCount?: number | string | null | undefined;
  storyCardsCount?: number | string | null | undefined;
  totalScenes?: number | string | null | undefined;
  branchingPoints?: number | string | null | undefined;
  possibleEndings?: number | string | null | undefined;
  estimatedPlayTime?: number | string | null | undefined;
  contentRating?: string | null | undefined;
  difficultyLevel?: "beginner" | "easy" | "medium" | "advanced" | "hard" | undefined;
  language?: "en" | "hi" | "bn" | "te" | "mr" | "ta" | "ur" | "gu" | "kn" | "ml" | undefined;
  isPremium?: boolean | undefined;
  awaitsNativeReader?: boolean | undefined;
  isOnlineOnly?: boolean | undefined;
  gameConfig?: Record<string, unknown> | string | null | undefined;
  storyStructure?: Record<string, unknown> | string | null | undefined;
  bible?: Record<string, unknown> | string | null | undefined;
  storySystemPrompt?: string | undefined;
  isFeatured?: boolean | undefined;
}

export type StoryEditForm = {
  title: string;
  description?: string | undefined;
  storyDescription?: string | undefined;
  tagline?: string | undefined;
  storyPrompt?: string | undefined;
  coverImageUrl?: string | undefined;
  imageAlt?: string | undefined;
  categoryId?: string | null | undefined;
  tagIds?: string[] | undefined;
  initialXp?: number | string | null | undefined;
  actionsCount?: number | string | null | undefined;
  storyCardsCount?: number | string | null | undefined;
  totalScenes?: number | string | null | undefined;
  branchingPoints?: number | string | null | undefined;
  possibleEndings?: number | string | null | undefined;
  estimatedPlayTime?: number | string | null | undefined;
  contentRating?: string | null | undefined;
  difficultyLevel?: "beginner" | "easy" | "medium" | "advanced" | "hard" | undefined;
  language?: "en" | "hi" | "bn" | "te" | "mr" | "ta" | "ur" | "gu" | "kn" | "ml" | undefined;
  isPremium?: boolean | undefined;
  awaitsNativeReader?: boolean | undefined;
  isOnlineOnly?: boolean | undefined;
  gameConfig?: Record<string, unknown> | string | null | undefined;
  storyStructure?: Record<string, unknown> | string | null | undefined;
  bible?: Record<string, unknown> | string | null | undefined;
  /** The version that was read: a stale save is a 409 */
  version?: number | undefined;
  /** What stood before is kept as a version, however short a time ago it was saved */
  keepsBefore?: boolean | undefined;
  storySystemPrompt?: string | undefined;
  isFeatured?: boolean | undefined;
};
