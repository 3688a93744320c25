import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { Db, Tx } from "./open.ts";
import { errorCodeOf } from "../lib/error-code.ts";
import { firstLineOf } from "../lib/first-line-of.ts";

export interface Migration {
  version: number;
  name: string;
  sql: string;
  checksum: string;
}

export type AppliedMigration = Pick<Migration, "version" | "name" | "checksum">;

/** A database that was in use, before an update changes it. */
export interface PlannedUpdate {
  tx: Tx;
  applied: readonly AppliedMigration[];
  pending: readonly Migration[];
}

/** The database and this code do not match; the message says what to do. */
export class MigrationRefused extends Error {
  override name = "MigrationRefused";
}

/** A change could not be made, and with it none of those that were to be made with it. */
export class MigrationFailed extends Error {
  override name = "MigrationFailed";
  constructor({ name }: Migration, cause: unknown) {
    super(`The change ${name} could not be made: ${firstLineOf(cause).replace(/\.$/, "")}.`, {
      cause,
    });
  }
}

export interface MigrateOptions {
  migrations?: readonly Migration[];
  /** Called before a database that was in use is changed, by the one server that changes it; throws to leave it alone. */
  beforeUpdate?: ((update: PlannedUpdate) => Promise<void>) | undefined;
  onApply?: (migration: Migration, position: number, total: number) => void;
}

/** Migrates the schema and returns what it applied. Safe when two servers start at once. */
export async function migrate(db: Db, options: MigrateOptions = {}): Promise<Migration[]> {
  const migrations = options.migrations ?? (await readMigrations());
  await createLockRow(db);
  let failed: MigrationFailed | undefined;
  const applying = db.transaction().execute(async (tx) => {
    await takeStartLock(tx);
    const applied = await findApplied(tx);
    const pending = pendingOf(applied, migrations);
    if (applied.length > 0 && pending.length > 0)
      await options.beforeUpdate?.({ tx, applied, pending });
    for (const [index, migration] of pending.entries()) {
      options.onApply?.(migration, index + 1, pending.length);
      const { version, name, checksum } = migration;
      try {
        await sql.raw(migration.sql).execute(tx);
        await tx.insertInto("schema_migrations").values({ version, name, checksum }).execute();
      } catch (error) {
        failed = new MigrationFailed(migration, error);
        throw failed;
      }
    }
    return pending;
  });
  return applying.catch((error: unknown) => {
    // On a connection that is lost the transaction cannot be rolled back either, and that error says less.
    throw failed ?? error;
  });
}

const LOOK_AGAIN_MS = 100;

/** Other servers starting on this database wait here until the transaction ends, even beyond the statement timeout. */
export async function takeStartLock(tx: Tx): Promise<void> {
  const take = sql`select id from schema_lock where id = 1 for update skip locked`;
  while ((await take.execute(tx)).rows.length === 0) {
    await wait(LOOK_AGAIN_MS);
  }
}

const folder = new URL("./migrations/", import.meta.url);
const fileName = /^(?<version>\d{4})_(?<name>[a-z0-9_]+)\.sql$/;

export async function readMigrations(from: URL = folder): Promise<Migration[]> {
  const files = (await readdir(from)).filter((file) => file.endsWith(".sql")).toSorted();
  return Promise.all(
    files.map(async (file, index) => {
      const parts = fileName.exec(file)?.groups;
      if (!parts || Number(parts.version) !== index + 1) {
        throw new Error(
          `Migration ${file} breaks the numbering: expected ${String(index + 1).padStart(4, "0")}_name.sql.`,
        );
      }
      const text = (await readFile(new URL(file, from), "utf8")).replaceAll("\r\n", "\n");
      return {
        version: Number(parts.version),
        name: file.slice(0, -".sql".length),
        sql: text,
        checksum: createHash("sha256").update(text).digest("hex"),
      };
    }),
  );
}

const lockTables = `
  create table if not exists schema_lock (id integer primary key check (id = 1));
  create table if not exists schema_migrations (
    version integer primary key,
    name text not null,
    checksum text not null,
    applied_at timestamptz(3) not null default now()
  );
  insert into schema_lock (id) values (1) on conflict do nothing;`;

/** PostgreSQL's codes for a row, table or type that another server has just created. */
const madeMeanwhile = new Set(["23505", "42P07", "42710"]);
const MOST_RIVALS = 50;

/** "if not exists" does not help when another server creates the same table at the same moment. */
async function createLockRow(db: Db): Promise<void> {
  for (let rivals = 0; ; rivals += 1) {
    try {
      await sql.raw(lockTables).execute(db);
      return;
    } catch (error) {
      const code = errorCodeOf(error) ?? "";
      if (!madeMeanwhile.has(code) || rivals === MOST_RIVALS) {
        throw error;
      }
    }
  }
}

/** What has been applied, in order. */
export async function findApplied(db: Db): Promise<AppliedMigration[]> {
  return db
    .selectFrom("schema_migrations")
    .select(["version", "name", "checksum"])
    .orderBy("version")
    .execute();
}

/** When the schema was changed last; undefined where it never was. */
export async function findLastChange(db: Db): Promise<Date | undefined> {
  const row = await db
    .selectFrom("schema_migrations")
    .select((of) => of.fn.max("applied_at").as("at"))
    .executeTakeFirst();
  return row?.at ?? undefined;
}

function pendingOf(
  applied: readonly AppliedMigration[],
  migrations: readonly Migration[],
): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.version, migration]));
  for (const row of applied) {
    const migration = known.get(row.version);
    if (!migration) {
      throw new MigrationRefused(
        `The database is newer than this version of Katha: it has migration ${row.name}, this version ends at ${migrations.at(-1)?.name ?? "none"}. Start the newer version, or bring back the state from before the update: npm run rollback.`,
      );
    }
    if (migration.checksum !== row.checksum) {
      throw new MigrationRefused(
        `Migration ${row.name} was changed after it had been applied to this database. Restore its file, and make the change in a new migration.`,
      );
    }
  }
  const done = new Set(applied.map((row) => row.version));
  return migrations.filter((migration) => !done.has(migration.version));
}
