import { readFile } from "node:fs/promises";
import { sql } from "kysely";
import { openOnEngine, type Db, type EmbeddedDatabase } from "../../db/open.ts";
import { openEngine, type EmbeddedEngine } from "../../db/pglite/engine.ts";

/** An engine, and what it contained when it was opened. */
interface Prepared {
  engine: EmbeddedEngine;
  tables: string[];
  /** Tables that were not empty; copies of their rows are in the schema `kept`. */
  filled: string[];
  objects: string;
}

/** Engines returned by finished test files, by their snapshot. */
const idle = new Map<string, Prepared[]>();

/** Reuses an idle engine, because opening one takes longer than most files run. */
export async function borrowEmbedded(snapshotFile: string): Promise<EmbeddedDatabase> {
  const waiting = idle.get(snapshotFile) ?? [];
  idle.set(snapshotFile, waiting);
  const prepared = waiting.pop() ?? (await prepare(snapshotFile));
  const database = await openOnEngine(prepared.engine);
  return {
    ...database,
    close: async () => {
      await database.close();
      if (await isCleaned(prepared).catch(() => false)) waiting.push(prepared);
      else await prepared.engine.close();
    },
  };
}

async function prepare(snapshotFile: string): Promise<Prepared> {
  const engine = await openEngine({ snapshot: new Blob([await readFile(snapshotFile)]) });
  return within(engine, async (db) => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
    const tables = rows.map(({ name }) => name);
    const filled = await notEmpty(db, tables);
    await sql`create schema kept`.execute(db);
    for (const name of filled)
      await sql`create table ${sql.table(`kept.${name}`)} as table ${sql.table(name)}`.execute(db);
    return { engine, tables, filled, objects: await objectsIn(db) };
  });
}

/** Empties the engine for reuse. False if a test changed tables, functions or triggers. */
async function isCleaned({ engine, tables, filled, objects }: Prepared): Promise<boolean> {
  return within(engine, async (db) => {
    await sql`rollback`.execute(db);
    await sql`discard all`.execute(db);
    if ((await objectsIn(db)) !== objects) return false;
    const used = await notEmpty(db, tables);
    // Append-only tables refuse to be truncated, except as a replica.
    await sql`set session_replication_role = replica`.execute(db);
    if (used.length > 0)
      await sql`truncate ${sql.join(used.map((name) => sql.table(name)))} cascade`.execute(db);
    for (const name of filled)
      await sql`insert into ${sql.table(name)} table ${sql.table(`kept.${name}`)}`.execute(db);
    await sql`set session_replication_role = default`.execute(db);
    return true;
  });
}

async function within<Result>(
  engine: EmbeddedEngine,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const database = await openOnEngine(engine);
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

async function notEmpty(db: Db, tables: readonly string[]): Promise<string[]> {
  if (tables.length === 0) return [];
  const each = tables.map(
    (name) => sql`select ${name}::text as name where exists (select 1 from ${sql.table(name)})`,
  );
  const { rows } = await sql<{ name: string }>`${sql.join(each, sql` union all `)}`.execute(db);
  return rows.map(({ name }) => name);
}

/** A fingerprint of the database's schema. */
async function objectsIn(db: Db): Promise<string> {
  const { rows } = await sql<{ print: string }>`
    select md5(string_agg(line, ',' order by line)) as print from (
      select concat('r', oid, relkind, relnatts) as line from pg_class
        where relnamespace not in ('pg_catalog'::regnamespace, 'pg_toast'::regnamespace)
      union all select concat('p', oid, md5(prosrc)) from pg_proc where pronamespace = 'public'::regnamespace
      union all select concat('t', oid, tgenabled) from pg_trigger
      union all select concat('c', oid) from pg_constraint
      union all select concat('n', oid) from pg_namespace where nspname !~ '^pg_'
    ) as lines`.execute(db);
  return rows[0]?.print ?? "";
}
