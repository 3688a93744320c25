import { sql } from "kysely";
import type { Db } from "../../db/open.ts";

export interface Waiting {
  waiting: number;
  oldest: Date | null;
}

export async function findQueues(
  db: Db,
  now: Date,
): Promise<Record<"mails" | "jobs" | "turns", Waiting>> {
  const { rows } = await sql<{ queue: "mails" | "jobs" | "turns" } & Waiting>`
    select 'mails' as queue, count(*)::integer as waiting, min(created_at) as oldest
      from mails where sent_at is null and exists (
        select 1 from jobs where finished_at is null and given_up_at is null
          and payload ->> 'mail_id' = mails.id::text)
    union all
    select 'jobs', count(*)::integer, min(run_at) from jobs
      where finished_at is null and given_up_at is null and run_at <= ${now}::timestamptz
    union all
    select 'turns', count(*)::integer, min(created_at) from turns where status = 'pending'`.execute(
    db,
  );
  const of = (name: string): Waiting => {
    const { waiting = 0, oldest = null } = rows.find(({ queue }) => queue === name) ?? {};
    return { waiting, oldest };
  };
  return { mails: of("mails"), jobs: of("jobs"), turns: of("turns") };
}

export async function findGivenUp(db: Db): Promise<{ kind: string; jobs: number; last: Date }[]> {
  const { rows } = await sql<{ kind: string; jobs: number; last: Date }>`
    select kind, count(*)::integer as jobs, max(given_up_at) as last
    from jobs where given_up_at is not null
    group by kind order by last desc`.execute(db);
  return rows;
}

export interface Work {
  queues: Awaited<ReturnType<typeof findQueues>>;
  givenUp: Awaited<ReturnType<typeof findGivenUp>>;
}

/** What waits, and what failed for good. */
export async function findWork(db: Db, now: Date): Promise<Work> {
  return { queues: await findQueues(db, now), givenUp: await findGivenUp(db) };
}

export async function findDatabaseSize(db: Db): Promise<number | null> {
  const { rows } = await sql<{ bytes: number }>`
    select pg_database_size(current_database())::float8 as bytes`.execute(db);
  return rows[0]?.bytes ?? null;
}

export async function countPictures(db: Db): Promise<number> {
  const { rows } = await sql<{ pictures: number }>`
    select count(*)::integer as pictures from media`.execute(db);
  return rows[0]?.pictures ?? 0;
}
