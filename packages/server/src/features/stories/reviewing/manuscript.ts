import type { Db } from "../../../db/open.ts";
import { findForReview, type StoryRecord } from "../authoring/for-review.ts";
import { findChange, withChange, type PendingChange } from "../../review/changes.ts";

/** What the review reads: the story, or a published story with its pending change. */
export async function manuscriptOf(
  db: Db,
  id: string,
): Promise<{ manuscript: StoryRecord; change?: PendingChange } | undefined> {
  const story = await findForReview(db, id);
  if (story?.status !== "published") return story && { manuscript: story };
  const change = await findChange(db, id);
  if (change?.outcome !== null) return { manuscript: story };
  return { manuscript: withChange(story, change), change };
}
