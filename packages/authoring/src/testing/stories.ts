import type { StoryDetail } from "@katha/api";

/** The fields of a story that its form reads. */
export function aStory(change: Partial<StoryDetail> = {}): StoryDetail {
  const story: Partial<StoryDetail> = {
    title: "Story 1",
    tagline: "A lamp that will not go out",
    storyDescription: "A **lamp** burns in the courtyard.",
    storyPrompt: "You stand at the door.",
    coverImageUrl: null,
    imageAlt: "A lamp in a courtyard",
    category: null,
    tags: [],
    isFeatured: false,
    isPremium: false,
    awaitsNativeReader: false,
    isOnlineOnly: false,
    isVeiled: false,
    contentRating: "family",
    difficultyLevel: "medium",
    status: "draft",
    language: "en",
    updatedAt: "2026-11-20T09:30:00.000Z",
    version: 1,
    initialXp: 100,
    actionsCount: 1,
    storyCardsCount: 2,
    totalScenes: 3,
    branchingPoints: 4,
    possibleEndings: 5,
    estimatedPlayTime: 30,
    gameConfig: {
      xp_gain_multiplier: 1,
      health_max: 100,
      inventory_slots: 8,
      skill_check_difficulty: "medium",
      commands: {},
    },
    ...change,
  };
  return story as StoryDetail;
}
