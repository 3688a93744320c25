import type { Story } from "../shapes/made/story/story.ts";

/** How long a play takes: as it is counted in the scenes, or else as the author says. */
export function playMinutesOf({
  readingMinutes,
  estimatedPlayTime,
}: Pick<Story, "readingMinutes" | "estimatedPlayTime">): number {
  return readingMinutes ?? estimatedPlayTime;
}
