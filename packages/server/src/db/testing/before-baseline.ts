import { sql } from "kysely";
import { findApplied, OLDEST_STEP, readMigrations, stepsFolder } from "../migrate.ts";
import type { Db } from "../open.ts";

const taken: Record<number, string> = {
  52: "drop table backup_runs",
  53: `drop table oidc_requests;
    alter table sign_ins drop column way, drop column sealed_id_token, drop constraint sign_ins_ended_by_check,
      add constraint sign_ins_ended_by_check check (ended_by in ('user', 'password', 'reuse', 'google', 'admin'));
    alter table second_factor_challenges drop column way, drop column sealed_id_token`,
  54: "drop table invitations",
  55: "alter table stories drop column ifid",
  56: "drop table last_program",
  57: "drop table personal_tokens",
  58: `drop table account_writes;
    alter table servers drop column reads_replica, drop column notes_writes`,
  59: "drop table signals",
  60: "drop table database_sizes",
  61: `alter table sign_ins drop column provider_session;
    alter table second_factor_challenges drop column provider_session`,
  62: `alter table stories drop column bytes;
    drop function text_bytes(json);
    drop function text_bytes(jsonb)`,
  63: "drop table if exists site_settings",
};
const newest = Math.max(...Object.keys(taken).map(Number));

/** Makes a database that began with the baseline one that was made step by step, as far as a step of that time. */
export async function asMadeStepByStep(db: Db, until: number): Promise<void> {
  // One that has all the steps may have what came after them, too.
  const isWhole = until === 62;
  const since = isWhole ? (await findApplied(db)).filter(({ version }) => version > 62) : [];
  for (let version = isWhole ? until : newest; version > until; version -= 1)
    await sql.raw(taken[version] ?? "").execute(db);
  const first = Array.from({ length: OLDEST_STEP.version }, (_, index) => ({
    version: index + 1,
    name: `${String(index + 1).padStart(4, "0")}_step`,
    checksum: `of step ${index + 1}`,
  }));
  const steps = [...first.slice(0, -1), OLDEST_STEP, ...(await readMigrations(stepsFolder))];
  await db.deleteFrom("schema_migrations").execute();
  await db
    .insertInto("schema_migrations")
    .values(
      [...steps.filter(({ version }) => version <= until), ...since].map(
        ({ version, name, checksum }) => ({ version, name, checksum }),
      ),
    )
    .execute();
}

/** Columns, constraints, triggers, indexes and functions, as they were made. */
export async function schemaOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat(conrelid::regclass, ' ', conname, ' ', convalidated, ' ', pg_get_constraintdef(oid)) as line
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select concat(c.relname, ' ', c.relpersistence, ' ', a.attname, ' ', format_type(a.atttypid, a.atttypmod),
        ' ', a.attnotnull, ' ', a.attgenerated, ' ', pg_get_expr(d.adbin, d.adrelid))
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    union all select concat(tgrelid::regclass, ' ', tgenabled, ' ', pg_get_triggerdef(oid))
      from pg_trigger where not tgisinternal
    union all select pg_get_indexdef(indexrelid) from pg_index
      where indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
    union all select pg_get_functiondef(oid) from pg_proc
      where pronamespace = 'public'::regnamespace and prokind = 'f'
    order by line`.execute(db);
  return rows.map(({ line }) => line);
}
