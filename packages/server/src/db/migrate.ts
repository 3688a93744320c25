import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { Db, Tx } from "./open.ts";
import { errorCodeOf } from "../lib/error-code.ts";
import { firstLineOf } from "../lib/reason-of.ts";

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
    const pending = await pendingOf(applied, migrations);
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
/** What leads databases that were made step by step to the baseline. */
export const stepsFolder = new URL("./before-baseline/", folder);
const fileName = /^(?<version>\d{4})_(?<name>[a-z0-9_]+)\.sql$/;

/** The first is what a new database begins with; the others change it, one after the other. */
export async function readMigrations(from: URL = folder): Promise<Migration[]> {
  const files = (await readdir(from)).filter((file) => file.endsWith(".sql")).toSorted();
  const first = Number(fileName.exec(files[0] ?? "")?.groups?.version ?? 1);
  return Promise.all(
    files.map(async (file, index) => {
      const parts = fileName.exec(file)?.groups;
      if (!parts || Number(parts.version) !== first + index) {
        throw new Error(
          `Migration ${file} breaks the numbering: expected ${String(first + index).padStart(4, "0")}_name.sql.`,
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

/** The number of the newest; 0 where there is none. */
export const versionOf = (record: readonly AppliedMigration[]): number =>
  record.at(-1)?.version ?? 0;

/** The last of the changes that a database made step by step has where others have the baseline: it has the same tables. */
const LAST_STEP = {
  version: 62,
  checksum: "365a4caf487f1b0f07e995c241464a4f4100380274f94b5f9fee3062824f280b",
};
/** Where the steps begin that are still known. */
export const OLDEST_STEP = {
  version: 51,
  name: "0051_push_devices",
  checksum: "5ec4d5aca6bd2e62d0de62880826d61ec2247a363e63bcbdf0483c1565b3a9b4",
};

const holds = (
  record: readonly AppliedMigration[],
  step: Omit<AppliedMigration, "name">,
): boolean =>
  record.some(({ version, checksum }) => version === step.version && checksum === step.checksum);

/**
 * The record of a database, as if it had begun with the first of `migrations`. One that was made step by step keeps its
 * own record, by which the versions that made it know it again. Where it has not come as far, it is given back as it is.
 */
export function asIfBegunWith(
  migrations: readonly AppliedMigration[],
  record: readonly AppliedMigration[],
): readonly AppliedMigration[] {
  const [baseline] = migrations;
  if (baseline?.version !== LAST_STEP.version || !holds(record, LAST_STEP)) return record;
  return [baseline, ...record.filter(({ version }) => version > LAST_STEP.version)];
}

/** Whether the database was made step by step, and has not come as far as what `migrations` begin with. */
export function isBefore(
  migrations: readonly AppliedMigration[],
  record: readonly AppliedMigration[],
): boolean {
  const [oldest] = asIfBegunWith(migrations, record);
  return oldest !== undefined && oldest.version < (migrations[0]?.version ?? 0);
}

/** Of a record that is before the baseline: whether this version still knows what leads there. */
export const hasKnownSteps = (record: readonly AppliedMigration[]): boolean =>
  holds(record, OLDEST_STEP);

async function pendingOf(
  record: readonly AppliedMigration[],
  migrations: readonly Migration[],
): Promise<Migration[]> {
  if (!isBefore(migrations, record))
    return notApplied(asIfBegunWith(migrations, record), migrations);
  if (!hasKnownSteps(record))
    throw new MigrationRefused(
      `The database is too old for this version of Katha: it is at ${record.at(-1)?.name}. Nothing was changed. Start the last version that can update it, and then this one: ${lastWithout(migrations[0])}`,
    );
  const since = record.filter(({ version }) => version > OLDEST_STEP.version);
  return notApplied(since, [...(await readMigrations(stepsFolder)), ...migrations.slice(1)]);
}

/** How to get the last version from before a migration. */
export const lastWithout = (migration: Pick<Migration, "name"> | undefined): string =>
  `git checkout "$(git log -1 --diff-filter=A --format=%h -- packages/server/src/db/migrations/${migration?.name}.sql)~1"`;

function notApplied(
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
