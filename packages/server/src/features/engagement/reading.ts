import type { StoryDetail } from "@katha/api/contract";
import type { Db } from "../../db/open.ts";
import type { Viewer } from "../../lib/viewer.ts";
import { findLastEvent, findRating, hasBegun } from "./repo.ts";

/** The viewer's progress and rating of a story; nothing for a visitor. */
export async function readingOf(
  db: Db,
  viewer: Viewer | null,
  storyId: string,
): Promise<Pick<StoryDetail, "reading">> {
  if (viewer === null) return {};
  const read = { storyId, userId: viewer.id };
  const begun = await hasBegun(db, read);
  const finished = await findLastEvent(db, "completion", read);
  const rating = await findRating(db, read);
  return {
    reading: { has_begun: begun, has_finished: finished !== undefined, rating: rating ?? null },
  };
}
