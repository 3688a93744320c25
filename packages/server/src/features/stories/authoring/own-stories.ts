import type { OwnStory } from "@katha/api/contract";
import type { Db } from "../../../db/open.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { findWaitingChanges } from "../../review/changes.ts";
import { returnsOf } from "../../review/queue.ts";
import { awaitedCovers, storiesOf } from "../service.ts";
import { archivedByAdmin } from "./repo.ts";
import { waitingCorrections } from "./waiting-corrections.ts";

/** The author's stories, with what only their author may see. */
export async function ownStories({ db }: { db: Db }, viewer: Viewer): Promise<OwnStory[]> {
  const stories = await storiesOf({ db }, viewer);
  const returnable = stories.filter(({ status }) => status === "draft" || status === "published");
  const returns = await returnsOf(
    db,
    returnable.map(({ id }) => id),
  );
  const waiting = await findWaitingChanges(db, viewer.id);
  const covers = await awaitedCovers({ db }, viewer);
  const corrections = await waitingCorrections(db, viewer.id);
  const archived = await archivedByAdmin(db, viewer.id);
  const own: OwnStory[] = [];
  for (const story of stories) {
    const submitted = waiting.get(story.id);
    own.push({
      ...story,
      returned: returns.get(story.id) ?? null,
      pending_change: submitted
        ? { submitted_at: submitted.toISOString(), is_returned: false }
        : null,
      corrections_waiting: corrections.get(story.id) ?? 0,
      archived_by_admin: archived.has(story.id),
      cover_awaited_until: covers.get(story.id) ?? null,
    });
  }
  return own;
}
