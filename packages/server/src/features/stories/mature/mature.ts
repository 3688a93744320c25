import type { contentRatings } from "@katha/api/contract";
import type { Viewer } from "../../../lib/viewer.ts";
import { mayEdit } from "../sharing/readers.ts";

/** The content rating of stories for people aged 17 and over. */
export const mature: (typeof contentRatings)[number] = "mature";

/** Mature stories are veiled, except for users who enabled them, the author, and administrators. */
export function isVeiledFor(
  story: { content_rating: string; author_id: string | null },
  viewer: Viewer | null,
): boolean {
  return story.content_rating === mature && !viewer?.shows_mature && !mayEdit(story, viewer);
}
