import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Config, patientAddressOf } from "../../settings/config.ts";
import { hasTable } from "../../db/has-table.ts";
import { openEmbedded, openPostgres, type Db } from "../../db/open.ts";
import { lockFolder } from "../../lib/folder-lock.ts";

/**
 * Gives `work` the database as it is, unmigrated; undefined where there is none of Katha's, or where it does not open.
 * The embedded one has to be left by its server, as for a restore.
 */
export async function withDatabase<Result>(
  config: Config,
  work: (db: Db | undefined) => Promise<Result>,
): Promise<Result> {
  await using opened = new AsyncDisposableStack();
  const address = patientAddressOf(config);
  if (address !== undefined) {
    const { db, close } = await openPostgres({ ...address, connections: 1 });
    opened.defer(close);
    return await work((await hasTable(db, "schema_migrations")) ? db : undefined);
  }
  const { dataDir } = config;
  opened.use(await lockFolder(join(dataDir, "lock")));
  if (!existsSync(join(dataDir, "database", "whole.json"))) return await work(undefined);
  const database = await openEmbedded({ dataDir: join(dataDir, "database", "cluster") }).catch(
    () => undefined,
  );
  if (database === undefined) return await work(undefined);
  opened.defer(database.close);
  return await work(database.db);
}
