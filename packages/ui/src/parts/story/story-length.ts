import type { Formats } from "../../messages/formats.ts";
import type { storyMessages } from "../../messages/players/story.ts";
import type { Translate } from "../../messages/types.ts";

/** From here on a story is as long as an evening, or as several. */
const eveningMinutes = 45;
const eveningsMinutes = 180;

/** How long a story is, as one would say it: "5 min", "An evening". */
export function lengthOf(
  playMinutes: number,
  t: Translate<typeof storyMessages>,
  { minutes }: Formats,
): string {
  if (playMinutes < eveningMinutes) return minutes(playMinutes);
  return t(playMinutes < eveningsMinutes ? "story.evening" : "story.evenings");
}
