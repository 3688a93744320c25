import type { Db } from "../db/open.ts";

/** What a server reports about itself. */
export interface ServerStats {
  memory_bytes?: number;
  connections_open?: number;
  connections_waited_for?: number;
  turns_running?: number;
  requests?: number;
  requests_failed?: number;
}

export interface ServerRow {
  id: string;
  name: string;
  version: string;
  started_at: Date;
  beats: number;
  seen_at: Date;
  stats: ServerStats;
  reads_replica: boolean;
  notes_writes: boolean;
}

/** All servers of the database, by name. */
export function findServers(db: Db): Promise<ServerRow[]> {
  return db.selectFrom("servers").selectAll().orderBy("name").orderBy("started_at").execute();
}
