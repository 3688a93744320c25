import type { Category } from "../shapes/made/taxonomy.ts";
import type { Story } from "../shapes/made/story/story.ts";

export function idOf(number: number): string {
  return `0197f3a2-6c1e-7b3d-9a52-${String(number).padStart(12, "0")}`;
}

export function aCategory(number: number, change: Partial<Category> = {}): Category {
  return {
    id: idOf(900 + number),
    name: `category-${number}`,
    displayName: `Category ${number}`,
    sortOrder: number,
    ...change,
  };
}

export function aStory(number: number, change: Partial<Story> = {}): Story {
  const moment = "2026-11-20T09:30:00.000Z";
  return {
    id: idOf(number),
    title: `Story ${number}`,
    tagline: "A lamp that will not go out",
    storyDescription: "A **lamp** burns in the courtyard.",
    storyPrompt: "You stand at the door.",
    coverImageUrl: null,
    imageAlt: "A lamp in a courtyard",
    category: aCategory(1),
    author: { displayName: "Katha", avatarUrl: null },
    tags: [{ id: idOf(800), displayName: "River", color: "#3fc1b8" }],
    isFeatured: false,
    isPremium: false,
    awaitsNativeReader: false,
    isOnlineOnly: false,
    isVeiled: false,
    contentRating: "family",
    difficultyLevel: "medium",
    status: "published",
    language: "en",
    createdAt: moment,
    updatedAt: moment,
    publishedAt: moment,
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
      commands: { continue: { cost: 0 }, immerse: { cost: 1 } },
    },
    stats: {
      likesTotal: 6,
      playsTotal: 7,
      bookmarksTotal: 8,
      sharesCount: 9,
      completionRate: 62,
      averageRating: 4.5,
    },
    userState: { hasLiked: true, hasBookmarked: false, hasPremiumAccess: false },
    ...change,
  };
}
