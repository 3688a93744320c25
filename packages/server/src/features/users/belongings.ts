import type { AccountExport, Departure } from "@katha/api/contract";
import type { Db, Tx } from "../../db/open.ts";

export interface Leaving {
  userId: string;
  /** What becomes of the stories that others can read. */
  publishedStories: Departure;
}

/** What a feature keeps for a user: how it is taken away, and what becomes of it when the user leaves. */
export interface Belongings {
  collect?(db: Db, userId: string): Promise<Partial<AccountExport>>;
  /** Runs before the account's row goes, in the same transaction; throws a Problem where it may not. */
  leave?(tx: Tx, leaving: Leaving): Promise<void>;
}
