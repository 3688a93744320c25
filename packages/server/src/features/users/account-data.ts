import type { StoriesOnDeletion } from "@katha/api/contract";
import type { Db, Tx } from "../../db/open.ts";
import type { StreamedField } from "../../lib/streamed-object.ts";

export interface Deletion {
  userId: string;
  /** What happens to published stories. */
  publishedStories: StoriesOnDeletion;
}

/** A feature's data about one user: how it is exported, and what happens before the account is deleted. */
export interface AccountData {
  /** What may be long is read as it is sent. */
  exportFor?(db: Db, userId: string): AsyncIterable<StreamedField>;
  /** Runs in the transaction of the deletion; throws a Problem to prevent it. */
  beforeDelete?(tx: Tx, deletion: Deletion): Promise<void>;
}
