import type { StoriesOnDeletion } from "@katha/api/contract";
import type { Db, Tx } from "../../db/open.ts";
import type { ReadLater } from "../../lib/streamed-object.ts";

interface Deletion {
  userId: string;
  /** What happens to published stories. */
  publishedStories: StoriesOnDeletion;
}

/** A feature's data about one user: how it is exported, and what happens before the account is deleted. */
export interface AccountData {
  exportFor?(db: Db, userId: string): Readonly<Record<string, ReadLater>>;
  /** Runs in the transaction of the deletion; throws a Problem to prevent it. */
  beforeDelete?(tx: Tx, deletion: Deletion): Promise<void>;
}
