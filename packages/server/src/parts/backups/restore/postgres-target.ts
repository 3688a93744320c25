import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { hasTable } from "../../../db/has-table.ts";
import { takeStartLock } from "../../../db/migrate.ts";
import { openPostgres, type Db, type Tx } from "../../../db/open.ts";
import type { Clock } from "../../../lib/clock.ts";
import { BackupFault } from "../backup-fault.ts";
import type { Target } from "./target.ts";

const SCHEMA = "katha_restoring";
/** More than two beats of a server. */
const LOOK_FOR_MS = 4_000;

interface PostgresTarget {
  url: string;
  clock: Clock;
  /** How long beats of servers are looked for, in milliseconds; tests need not wait. */
  lookForMs?: number | undefined;
}

/** A schema beside the one in use; in the end their tables change places, in one transaction. */
export async function postgresTarget({
  url,
  clock,
  lookForMs = LOOK_FOR_MS,
}: PostgresTarget): Promise<Target> {
  await using opened = new AsyncDisposableStack();
  const { db, close } = await openPostgres({ url, connections: 1, statementMs: 0 });
  opened.defer(close);
  const home = await refuseUnlessOurs(db);
  const known = await beatsOf(db, home);
  if (known.size > 0) {
    await wait(lookForMs);
    await refuseRunning(db, home, known);
  }
  opened.move();
  return {
    isFolder: false,
    fill: (_backup, work) =>
      db.connection().execute(async (alone) => {
        await sql`create extension if not exists pg_trgm`.execute(alone);
        await sql`drop schema if exists ${sql.ref(SCHEMA)} cascade`.execute(alone);
        await sql`create schema ${sql.ref(SCHEMA)}`.execute(alone);
        await sql`select set_config('search_path', ${`${SCHEMA}, "${home}"`}, false)`.execute(
          alone,
        );
        try {
          await work(alone);
        } finally {
          await sql`select set_config('search_path', ${`"${home}"`}, false)`
            .execute(alone)
            .catch(() => {});
        }
      }),
    swap: async () => {
      const aside = `katha_before_${clock.now().toISOString().slice(0, 19).replaceAll(/[-:]/g, "").toLowerCase()}`;
      const isNew = !(await hasTable(db, "schema_migrations", home));
      await db.transaction().execute(async (tx) => {
        if (!isNew) {
          await takeStartLock(tx);
          await refuseRunning(tx, home, known);
          await sql`create schema ${sql.ref(aside)}`.execute(tx);
          await moveAll(tx, home, aside);
        }
        await moveAll(tx, SCHEMA, home);
        await sql`drop schema ${sql.ref(SCHEMA)}`.execute(tx);
      });
      await close();
      return isNew ? undefined : `the schema ${aside} of the same database`;
    },
    abandon: async () => {
      await sql`drop schema if exists ${sql.ref(SCHEMA)} cascade`.execute(db).catch(() => {});
      await close();
    },
  };
}

/** The schema in use. */
async function refuseUnlessOurs(db: Db): Promise<string> {
  const { rows } = await sql<{ home: string | null; tables: number; version: number }>`
    select current_schema() as home,
      current_setting('server_version_num')::integer / 10000 as version,
      (select count(*) from pg_class where relkind in ('r', 'p')
        and relnamespace = current_schema()::regnamespace) as tables`.execute(db);
  const { home = null, tables = 0, version = 0 } = rows[0] ?? {};
  if (home === null)
    throw new BackupFault("The database of DATABASE_URL has no schema to restore into.");
  if (version < 15)
    throw new BackupFault(
      `The database of DATABASE_URL is PostgreSQL ${version}; Katha needs 15 or newer. Nothing was changed.`,
    );
  if (tables > 0 && !(await hasTable(db, "schema_migrations", home)))
    throw new BackupFault(
      "The database of DATABASE_URL holds tables that are not Katha's. Nothing was changed; name an empty database, or the one that Katha uses.",
    );
  return home;
}

type Beats = ReadonlyMap<string, number>;

async function beatsOf(db: Db, home: string): Promise<Beats> {
  if (!(await hasTable(db, "servers", home))) return new Map();
  const rows = await db.selectFrom("servers").select(["name", "id", "beats"]).execute();
  return new Map(rows.map(({ id, name, beats }) => [`${name} (${id})`, beats]));
}

/** A server that is killed leaves its row, but beats no more. */
async function refuseRunning(db: Db, home: string, known: Beats): Promise<void> {
  const running = [...(await beatsOf(db, home))]
    .filter(([server, beats]) => known.get(server) !== beats)
    .map(([server]) => server);
  if (running.length > 0)
    throw new BackupFault(
      `A server runs on this database: ${running.join(", ")}. Stop it, and restore then. Nothing was changed.`,
    );
}

async function moveAll(tx: Tx, from: string, to: string): Promise<void> {
  const ofExtension = (object: string) =>
    sql`exists (select 1 from pg_depend d where d.objid = ${sql.ref(object)} and d.deptype = 'e')`;
  const namespace = sql`(select oid from pg_namespace where nspname = ${from})`;
  const { rows } = await sql<{ kind: string; name: string }>`
    select 'function' as kind, p.oid::regprocedure::text as name from pg_proc p
      where p.pronamespace = ${namespace} and not ${ofExtension("p.oid")}
    union all
    select 'table', c.oid::regclass::text from pg_class c
      where c.relkind = 'r' and c.relnamespace = ${namespace} and not ${ofExtension("c.oid")}
    order by kind`.execute(tx);
  // Functions first: the names of some hold the names of tables.
  for (const { kind, name } of rows)
    await sql`alter ${sql.raw(kind)} ${sql.raw(name)} set schema ${sql.ref(to)}`.execute(tx);
}
