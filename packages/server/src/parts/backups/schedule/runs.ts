import { sql } from "kysely";
import { hasTable } from "../../../db/has-table.ts";
import type { Db } from "../../../db/open.ts";
import type { BackupRunsTable } from "../tables.ts";

type Kind = BackupRunsTable["kind"];

const KEEP_MS = 90 * 86_400_000;
const MOST_RUNS = 1_000;

export async function beginRun(db: Db, run: { id: string; kind: Kind; at: Date }): Promise<void> {
  const { id, kind, at } = run;
  await db
    .deleteFrom("backup_runs")
    .where("started_at", "<", new Date(at.getTime() - KEEP_MS))
    .execute();
  await db.insertInto("backup_runs").values({ id, kind, started_at: at }).execute();
}

/** A backup that the command made. A database of an older version has no place for it. */
export async function noteCommand(
  db: Db,
  made: { id: string; from: Date; until: Date; name: string; bytes: number },
): Promise<void> {
  const { id, from, until, name, bytes } = made;
  if (!(await hasTable(db, "backup_runs"))) return;
  await beginRun(db, { id, kind: "command", at: from });
  await endRun(db, id, until, { name, bytes });
}

type RunOutcome = { name: string; bytes: number } | { failure: string };

export async function endRun(db: Db, id: string, at: Date, outcome: RunOutcome): Promise<void> {
  const told = "failure" in outcome ? { failure: outcome.failure.slice(0, 1_000) } : outcome;
  await db
    .updateTable("backup_runs")
    .set({ ...told, finished_at: at })
    .where("id", "=", id)
    .execute();
}

export interface Runs {
  last: { name: string; bytes: number; at: Date } | undefined;
  /** Since the last success. */
  failure: { at: Date; why: string } | undefined;
}

export async function findRuns(db: Db): Promise<Runs> {
  const finished = db
    .selectFrom("backup_runs")
    .select(["name", "bytes", "finished_at", "failure"])
    .where("finished_at", "is not", null)
    .orderBy("finished_at", "desc")
    .orderBy("id", "desc");
  const whole = await finished.where("failure", "is", null).limit(1).executeTakeFirst();
  const newest = await finished.limit(1).executeTakeFirst();
  return {
    last:
      whole?.finished_at && whole.name !== null
        ? { name: whole.name, bytes: whole.bytes ?? 0, at: whole.finished_at }
        : undefined,
    failure:
      newest?.finished_at && newest.failure !== null
        ? { at: newest.finished_at, why: newest.failure }
        : undefined,
  };
}

export interface WholeRun {
  kind: Kind;
  /** The moment that the backup holds. */
  from: Date;
  /** For one that the command made, its path on the machine that it was made on. */
  name: string;
}

/** Backups that became whole, newest first. None in a database of an older version. */
export async function findWholeRuns(db: Db): Promise<WholeRun[]> {
  if (!(await hasTable(db, "backup_runs"))) return [];
  const rows = await db
    .selectFrom("backup_runs")
    .select(["kind", "started_at", "name"])
    .where("finished_at", "is not", null)
    .where("failure", "is", null)
    .orderBy("started_at", "desc")
    .limit(MOST_RUNS)
    .execute();
  return rows.flatMap(({ kind, started_at, name }) =>
    name === null ? [] : [{ kind, from: started_at, name }],
  );
}

/** Since when daily backups should have been made. */
export async function scheduledSince(db: Db, job: string): Promise<Date | undefined> {
  const { rows } = await sql<{ since: Date | null }>`
    select min(created_at) as since from jobs where kind = ${job} and finished_at is null`.execute(
    db,
  );
  return rows[0]?.since ?? undefined;
}
