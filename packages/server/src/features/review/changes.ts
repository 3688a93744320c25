import type { Category, Tag } from "@katha/api/contract";
import type { Db } from "../../db/open.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Ids } from "../../lib/ids.ts";
import type { Viewer } from "../../lib/viewer.ts";
import { placementOf } from "../taxonomy/lock-placement.ts";
import { clearChange, findChange, insertSubmission, replaceChange } from "./repo.ts";
import type { PendingChange } from "./repo.ts";

export { findChange, findWaitingChanges, replaceChange, type PendingChange } from "./repo.ts";

/** The story with its author's pending change. */
export function withChange<Story extends { version: number }>(
  story: Story,
  change: PendingChange,
): Story {
  const version = Math.max(change.story_version, story.version + 1);
  return { ...story, ...change.changes, version };
}

interface Change {
  story: { id: string };
  /** Everything that differs from the published version. */
  changes: PendingChange["changes"];
  version: number;
}

/** Puts the change into the review's queue, replacing an earlier one of the same story. */
export async function submitChange(
  { tx, clock, ids }: { tx: Db; clock: Clock; ids: Ids },
  { story, changes, version }: Change,
  viewer: Viewer,
): Promise<void> {
  const before = await findChange(tx, story.id);
  if (Object.keys(changes).length === 0) {
    if (before)
      await clearChange(tx, before.id, { decided_by: viewer.id, decided_at: clock.now() });
  } else if (before && before.outcome === null) {
    await replaceChange(tx, before.id, { story_version: version, changes });
  } else {
    await insertSubmission(tx, {
      id: ids(),
      story_id: story.id,
      story_version: version,
      submitted_by: viewer.id,
      submitted_at: clock.now(),
      report: null,
      changes,
    });
  }
}

interface Shown {
  version: number;
  category: Category | null;
  tags: Tag[];
}

/** The story's answer, with the change applied. */
export async function shownWithChange<Story extends Shown>(
  db: Db,
  story: Story,
  change: PendingChange,
): Promise<Story> {
  const { category_id, tag_ids, story_system_prompt: _prompt, ...fields } = change.changes;
  const place = { category_id, tag_ids } as Parameters<typeof placementOf>[1];
  return {
    ...story,
    ...fields,
    version: withChange(story, change).version,
    ...(await placementOf(db, place)),
  };
}
