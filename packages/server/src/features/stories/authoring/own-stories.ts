import type { OwnStory } from "@katha/api/contract";
import type { Db } from "../../../db/open.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { findWaitingChanges } from "../../review/changes.ts";
import { returnsOf } from "../../review/queue.ts";
import { awaitedCovers, storiesOf } from "../service.ts";

/** What was returned shows the review's reason, and a change of a published story that it waits. */
export async function ownStories({ db }: { db: Db }, viewer: Viewer): Promise<OwnStory[]> {
  const stories = await storiesOf({ db }, viewer);
  const returnable = stories.filter(({ status }) => status === "draft" || status === "published");
  const returns = await returnsOf(
    db,
    returnable.map(({ id }) => id),
  );
  const waiting = await findWaitingChanges(db, viewer.id);
  const covers = await awaitedCovers({ db }, viewer);
  const own: OwnStory[] = [];
  for (const story of stories) {
    const submitted = waiting.get(story.id);
    own.push({
      ...story,
      returned: returns.get(story.id) ?? null,
      pending_change: submitted
        ? { submitted_at: submitted.toISOString(), is_returned: false }
        : null,
      cover_awaited_until: covers.get(story.id) ?? null,
    });
  }
  return own;
}
