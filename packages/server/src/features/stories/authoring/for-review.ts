import type { Db, Tx } from "../../../db/open.ts";
import { findRecord, lockRecord, updateStory, type StoryRecord } from "./repo.ts";

export { markPublished } from "./lifecycle.ts";

export function findForReview(db: Db, id: string): Promise<StoryRecord | undefined> {
  return findRecord(db, id);
}

export function lockForReview(tx: Tx, id: string): Promise<StoryRecord | undefined> {
  return lockRecord(tx, id);
}

export async function returnToDraft(tx: Tx, id: string): Promise<void> {
  await updateStory(tx, id, { status: "draft" });
}
