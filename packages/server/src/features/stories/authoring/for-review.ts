import type { Db, Tx } from "../../../db/open.ts";
import type { AuthoringDependencies } from "./permissions.ts";
import { findRecord, lockRecord, setTags, updateStory, type StoryRecord } from "./repo.ts";
import { rowOf, writtenIn } from "./saving/changes.ts";

export type { StoryRecord } from "./repo.ts";
export { markPublished } from "./lifecycle.ts";

export function findForReview(db: Db, id: string): Promise<StoryRecord | undefined> {
  return findRecord(db, id);
}

export function lockForReview(tx: Tx, id: string): Promise<StoryRecord | undefined> {
  return lockRecord(tx, id);
}

/** Makes the approved change of a published story the published version. */
export async function applyChange(
  { clock }: Pick<AuthoringDependencies, "clock">,
  tx: Tx,
  changed: StoryRecord,
): Promise<void> {
  const { id, version, tag_ids } = changed;
  const now = clock.now();
  await updateStory(tx, id, {
    ...rowOf(writtenIn(changed)),
    version,
    updated_at: now,
    saved_by: changed.author_id,
    restored_from: null,
    replaces_version: null,
    version_began_at: now,
  });
  await setTags(tx, id, tag_ids);
}

export async function returnToDraft(tx: Tx, id: string): Promise<void> {
  await updateStory(tx, id, { status: "draft" });
}
