import { cp, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { pino } from "pino";
import { inject } from "vitest";
import { type Config, readConfig } from "../../settings/config.ts";
import type { MigrateOptions, Migration } from "../../db/migrate.ts";
import type { Db, EngineName, OpenDatabase } from "../../db/open.ts";
import { testClock } from "../../lib/clock.ts";
import { startEmbedded } from "../../db/embedded-database.ts";
import { startPostgres } from "../../startup/postgres-database.ts";
import { createFreshDatabase } from "../database/fresh-database.ts";
import { folderStorage } from "../../features/media/index.ts";

/** A data folder with its database, as one server has them. */
export interface Home {
  engine: EngineName;
  config: Config;
  folder: string;
  pictures: ReturnType<typeof folderStorage>;
  settings: Record<string, string>;
  /** As a start opens it; with other migrations, as that of another version. */
  open(migrations?: readonly Migration[], options?: MigrateOptions): Promise<OpenDatabase>;
  /** All rows as one line a table, and the data folder's files but the database's. */
  contents(migrations?: readonly Migration[]): Promise<Record<string, string>>;
  /** Another home with the same in it; nobody may have this one open. */
  copy(): Promise<Home>;
  remove(): Promise<void>;
}

const clock = testClock();

export async function createHome(
  engine: EngineName,
  more: Record<string, string> = {},
  template?: string,
): Promise<Home> {
  const folder = await mkdtemp(join(tmpdir(), "katha-backup-"));
  const fresh =
    engine === "postgres" ? await createFreshDatabase(inject("postgresUrl"), template) : undefined;
  const settings = {
    KATHA_DATA_DIR: folder,
    ...(fresh && { DATABASE_URL: fresh.url }),
    ...more,
  };
  const { config } = readConfig(settings);
  const open: Home["open"] = async (migrations, options) => {
    const log = pino({ level: "silent" });
    const pool = { connections: 5, patienceMs: 10_000 };
    const asked = { ...(migrations && { migrations }), ...options };
    const { database } = fresh
      ? await startPostgres({ url: fresh.url, pool, log, ...asked })
      : await startEmbedded({ dataDir: folder, clock, ...asked });
    return database;
  };
  return {
    engine,
    config,
    folder,
    pictures: folderStorage(join(folder, "media")),
    settings,
    open,
    contents: async (migrations) => {
      const database = await open(migrations);
      try {
        return { ...(await rowsIn(database.db)), files: await filesIn(folder) };
      } finally {
        await database.close();
      }
    },
    copy: async () => {
      const other = await createHome(engine, more, fresh?.name);
      await cp(folder, other.folder, { recursive: true });
      return other;
    },
    remove: async () => {
      await fresh?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Not as backups read them, so that both would have to be wrong. */
async function rowsIn(db: Db): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'
      and relname not in ('schema_migrations', 'servers', 'backup_runs', 'database_sizes')
    order by relname`.execute(db);
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number; print: string }>`
      select count(*) as count, md5(string_agg(line, ',' order by line collate "C")) as print
      from (select t::text as line from ${sql.table(name)} t) as lines`.execute(db);
    found[name] = `${rows[0]?.count} ${rows[0]?.print}`;
  }
  return found;
}

async function filesIn(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
    .filter(
      (name) =>
        !/^\/(?:database|aside|restored-settings|before-updates)\b|\/(?:lock|secret|backup\.\w+)$/.test(
          name,
        ),
    )
    .toSorted()
    .join(" ");
}
