import type { Selectable } from "kysely";
import type { Db } from "../db/open.ts";
import type { ServersTable } from "../db/tables/system.ts";

export type ServerRow = Selectable<ServersTable>;

/** All servers of the database, by name. */
export function findServers(db: Db): Promise<ServerRow[]> {
  return db.selectFrom("servers").selectAll().orderBy("name").orderBy("started_at").execute();
}
