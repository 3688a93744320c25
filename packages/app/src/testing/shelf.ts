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
    story_id: idOf(number),
    current_xp: 12,
    choices_made: 3,
    scenes_completed: 4,
    is_completed: false,
    completion_percentage: 35,
    place: null,
    endings_found: [],
    ending: null,
    branched_from: null,
    created_at: moment,
    updated_at: moment,
    story_title: `Story ${number}`,
    story_language: "en",
    cover_image_url: null,
    image_alt: "",
    last_line: `You stand before door ${number}.`,
    is_mature: false,
    is_veiled: false,
    is_story_open: true,
    ...change,
  };
}

/** A story as in the lists of bookmarks and likes. */
export function aMarked(story: Story, change: Partial<MarkedStory> = {}): MarkedStory {
  return { ...story, marked_at: moment, is_open: true, ...change };
}
