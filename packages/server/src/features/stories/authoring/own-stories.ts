import type { OwnStory } from "@katha/api/contract";
import type { Db } from "../../../db/open.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { returnsOf } from "../../review/queue.ts";
import { storiesOf } from "../service.ts";

/** A returned draft shows the review's reason. */
export async function ownStories({ db }: { db: Db }, viewer: Viewer): Promise<OwnStory[]> {
  const stories = await storiesOf({ db }, viewer);
  const drafts = stories.filter(({ status }) => status === "draft").map(({ id }) => id);
  const returns = await returnsOf(db, drafts);
  const own: OwnStory[] = [];
  for (const story of stories) own.push({ ...story, returned: returns.get(story.id) ?? null });
  return own;
}
