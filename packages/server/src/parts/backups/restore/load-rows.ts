import { sql } from "kysely";
import { migrate } from "../../../db/migrate.ts";
import type { Db } from "../../../db/open.ts";
import { BackupFault } from "../backup-fault.ts";
import type { About, Manifest } from "../format/manifest.ts";
import { findTables, type TableColumns } from "../snapshot/tables.ts";
import type { CheckedBackup } from "./check-backup.ts";

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

export interface Loading {
  add(name: string, bytes: Buffer): Promise<void>;
  /** Everything is in: checks it and, unless it keeps its own schema, brings that up to this version. */
  finish(manifest: Manifest, keepsSchema: boolean): Promise<void>;
}

/**
 * Makes the backup's tables by the migrations that they need, and takes its rows. Rows come table by table, so foreign keys are made
 * again at the end, which proves them; what triggers once wrote is among the rows.
 */
export async function loadInto(db: Db, { about, migrations }: CheckedBackup): Promise<Loading> {
  // Nothing here counts before the databases change places, and that flushes all of it.
  await sql`select set_config('synchronous_commit', 'off', false)`.execute(db);
  await migrate(db, { migrations });
  const tables = await findTables(db);
  if (!hasAll(tables, about.tables))
    throw new BackupFault(
      "The backup's tables are not the ones that its migrations make. Nothing was changed; restore it with the Katha that made it.",
    );
  const foreignKeys = await dropForeignKeys(db);
  for (const table of Object.keys(tables))
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(db);
  await sql`truncate ${sql.join(Object.keys(tables).map((table) => sql.table(table)))}`.execute(db);
  const statements = insertsOf(about);
  const loaded = new Map<string, number>();
  return {
    add: async (name, bytes) => {
      const table = name.slice(0, name.indexOf("/"));
      const insert = statements.get(table);
      if (insert === undefined)
        throw new BackupFault(`The backup holds rows of ${table}, which it does not describe.`);
      const lines = bytes.toString().trimEnd().split("\n");
      await insert(`[${lines.join(",")}]`).execute(db);
      loaded.set(table, (loaded.get(table) ?? 0) + lines.length);
    },
    finish: async (manifest, keepsSchema) => {
      await refuseOtherCounts(db, manifest);
      for (const { table, name, definition } of foreignKeys)
        await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
          db,
        );
      for (const table of Object.keys(tables))
        await sql`alter table ${sql.table(table)} enable trigger user`.execute(db);
      if (keepsSchema) await recordAs(db, about);
      else await migrate(db);
      await forgetRunning(db);
      await sql`analyze`.execute(db);
      await sql`select set_config('synchronous_commit', 'on', false)`.execute(db);
    },
  };
}

/** In which order columns were made differs between databases; what later migrations add is not in the backup. */
const hasAll = (tables: TableColumns, wanted: TableColumns): boolean =>
  Object.entries(wanted).every(([table, columns]) =>
    columns.every(({ name, type }) =>
      tables[table]?.some((column) => column.name === name && column.type === type),
    ),
  );

/** The version that made the backup knows its schema by the record that it had. */
async function recordAs(db: Db, { migrations }: About): Promise<void> {
  await db.deleteFrom("schema_migrations").execute();
  await db.insertInto("schema_migrations").values(migrations).execute();
}

function insertsOf(about: About) {
  return new Map(
    Object.entries(about.tables).map(([table, columns]) => {
      const names = sql.join(columns.map(({ name }) => sql.ref(name)));
      const values = sql.join(
        columns.map(({ type }, index) => sql`(line ->> ${sql.lit(index)})::${sql.raw(type)}`),
      );
      return [
        table,
        (rows: string) => sql`
          insert into ${sql.table(table)} (${names})
          select ${values} from json_array_elements(${rows}::json) as line`,
      ];
    }),
  );
}

async function dropForeignKeys(db: Db): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and c.relnamespace = current_schema()::regnamespace
    order by c.relname, k.conname`.execute(db);
  for (const { table, name } of rows)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(db);
  return rows;
}

/** What was running when the backup was made runs nowhere now; the backup itself was. */
async function forgetRunning(db: Db): Promise<void> {
  await db.deleteFrom("jobs").where("kind", "=", "back-up-now").execute();
  await db
    .updateTable("jobs")
    .set({ lease: null, leased_until: null })
    .where("lease", "is not", null)
    .execute();
}

async function refuseOtherCounts(db: Db, { rows: counts }: Manifest): Promise<void> {
  for (const [table, expected] of Object.entries(counts)) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)}`.execute(db);
    if (rows[0]?.count !== expected)
      throw new BackupFault(
        `Of ${table}, ${rows[0]?.count ?? 0} rows came in, and the backup holds ${expected}. Nothing was changed.`,
      );
  }
}
