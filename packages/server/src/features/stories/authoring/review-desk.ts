import type { Db, Tx } from "../../../db/open.ts";
import { findRecord, lockRecord, updateStory, type StoryRecord } from "./repo.ts";

export { putOnShelves } from "./shelving.ts";

export function manuscriptOf(db: Db, id: string): Promise<StoryRecord | undefined> {
  return findRecord(db, id);
}

export function lockForReview(tx: Tx, id: string): Promise<StoryRecord | undefined> {
  return lockRecord(tx, id);
}

export async function takeBackToDesk(tx: Tx, id: string): Promise<void> {
  await updateStory(tx, id, { status: "draft" });
}
