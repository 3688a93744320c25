import { findPostgresPrograms } from "../find-postgres.ts";
import { type PostgresCluster, startPostgresCluster } from "./postgres-cluster.ts";

/** Its databases live for a minute: nothing is worth keeping for a crash, or cleaning. */
const shortLived = {
  wal_level: "minimal",
  max_wal_senders: "0",
  // It may be in memory.
  max_wal_size: "512MB",
  checkpoint_timeout: "1h",
  autovacuum: "off",
  jit: "off",
};

/** The cluster in which each test file has a database of its own; undefined where this machine has no PostgreSQL. */
export async function startTestCluster(): Promise<PostgresCluster | undefined> {
  const programs = findPostgresPrograms();
  return programs === undefined ? undefined : startPostgresCluster(programs, shortLived);
}
