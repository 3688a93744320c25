import type { Db } from "../../../db/open.ts";
import type { CheckedBackup } from "./check-backup.ts";

/** Where the rows of a backup go: a database beside the one that is in use. */
export interface Target {
  /** Fills the new database. */
  fill(backup: CheckedBackup, work: (db: Db) => Promise<void>): Promise<void>;
  /** Puts the new database in place of the old one. Returns where the old one is. */
  swap(): Promise<string | undefined>;
  /** Whether the database is the folder `database`, which `restore.ts` moves. */
  readonly isFolder: boolean;
  /** Takes away what was made; the old database is untouched. */
  abandon(): Promise<void>;
}
