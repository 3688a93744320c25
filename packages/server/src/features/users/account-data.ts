import type { AccountExport, StoriesOnDeletion } from "@katha/api/contract";
import type { Db, Tx } from "../../db/open.ts";

export interface Deletion {
  userId: string;
  /** What happens to published stories. */
  publishedStories: StoriesOnDeletion;
}

/** A feature's data about one user: how it is exported, and what happens before the account is deleted. */
export interface AccountData {
  exportFor?(db: Db, userId: string): Promise<Partial<AccountExport>>;
  /** Runs in the transaction of the deletion; throws a Problem to prevent it. */
  beforeDelete?(tx: Tx, deletion: Deletion): Promise<void>;
}
