import type { Optional } from "../../db/tables/columns.ts";

/** What became of each backup. */
export interface BackupRunsTable {
  id: string;
  kind: "daily" | "pressed" | "command";
  started_at: Date;
  finished_at: Optional<Date>;
  name: Optional<string>;
  bytes: Optional<number>;
  failure: Optional<string>;
}

declare module "../../db/tables.ts" {
  interface Tables {
    backup_runs: BackupRunsTable;
  }
}
