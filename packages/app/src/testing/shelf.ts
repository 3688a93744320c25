import type { Story } from "@katha/api";
import type { MarkedStory } from "@katha/api/engagement";
import type { GameSessionSummary } from "@katha/api/game";
import { idOf } from "./stories.ts";

const moment = "2026-11-20T09:30:00.000Z";

/** A session as in the list of sessions. */
export function aSummary(
  number: number,
  change: Partial<GameSessionSummary> = {},
): GameSessionSummary {
  return {
    id: idOf(700 + number),
    storyId: idOf(number),
    currentXp: 12,
    choicesMade: 3,
    scenesCompleted: 4,
    isCompleted: false,
    completionPercentage: 35,
    place: null,
    endingsFound: [],
    ending: null,
    branchedFrom: null,
    createdAt: moment,
    updatedAt: moment,
    storyTitle: `Story ${number}`,
    storyLanguage: "en",
    coverImageUrl: null,
    imageAlt: "",
    lastLine: `You stand before door ${number}.`,
    isMature: false,
    isVeiled: false,
    isStoryOpen: true,
    ...change,
  };
}

/** A story as in the lists of bookmarks and likes. */
export function aMarked(story: Story, change: Partial<MarkedStory> = {}): MarkedStory {
  return { ...story, markedAt: moment, isOpen: true, ...change };
}
