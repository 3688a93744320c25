import type { Story } from "./story.ts";

/** How long a play takes: as it is counted in the scenes, or else as the author says. */
export function playMinutesOf(
  story: Pick<Story, "reading_minutes" | "estimated_play_time">,
): number {
  return story.reading_minutes ?? story.estimated_play_time;
}
