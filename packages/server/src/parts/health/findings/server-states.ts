import { findServers } from "../../../servers/server-list.ts";
import { finding, type Finding } from "../../../lib/finding.ts";
import type { FindingsNeeds } from "./needs.ts";

/** That a server runs is no news: it answers. */
export async function findServerStates({ db, servers }: FindingsNeeds): Promise<Finding[]> {
  return (await findServers(db))
    .filter(({ id }) => !servers.isAlive(id))
    .map(({ name, seen_at }) =>
      finding("look", "server_silent", { server: name, seen_at: seen_at.toISOString() }),
    );
}
