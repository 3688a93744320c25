import { sql } from "kysely";
import type { Db } from "../../db/open.ts";
import type { Clock } from "../../lib/clock.ts";
import { tooSoon, type Problem } from "../../lib/problem.ts";
import type { Secret } from "../../lib/secret.ts";

/** How many attempts are free, and the pause that doubles with each further one. */
export interface Backoff {
  /** At least one. */
  free: number;
  firstPauseMs: number;
  longestPauseMs: number;
  /** Attempts are forgotten after this long without another. */
  forgetMs: number;
}

export interface AttemptNeeds {
  db: Db;
  clock: Clock;
  secret: Secret;
}

export interface Attempt {
  /** How many attempts in a row, including this one. */
  count: number;
  /** The attempt succeeded, so it does not count. */
  takeBack(): Promise<void>;
  /** Neither this attempt nor earlier ones count any more. */
  forget(): Promise<void>;
}

/** Addresses and emails are stored as HMACs only. */
const keyOf = (secret: Secret, what: readonly string[]) =>
  secret.sign("tries", JSON.stringify(what));

/**
 * Counts an attempt before it is made, in one statement, so that parallel attempts count too. A refused attempt does
 * not count: after the pause the next one is allowed.
 */
export async function countAttempt(
  needs: AttemptNeeds,
  what: readonly string[],
  { free, firstPauseMs, longestPauseMs, forgetMs }: Backoff,
): Promise<Attempt> {
  const { db, clock, secret } = needs;
  const key = keyOf(secret, what);
  const now = clock.now();
  const forgotten = new Date(now.getTime() - forgetMs);
  const { rows } = await sql<{ count: number }>`
    insert into tries as t (key, count, last_at)
    values (${key}, 1, ${now}::timestamptz)
    on conflict (key) do update set
      count = case when t.last_at < ${forgotten}::timestamptz then 1 else t.count + 1 end,
      last_at = ${now}::timestamptz,
      blocked_until = case when t.last_at >= ${forgotten}::timestamptz and t.count >= ${free}::int
        then ${now}::timestamptz + interval '1 millisecond' * least(
          ${firstPauseMs}::float8 * power(2::float8, least(t.count - ${free}::int, 30)),
          ${longestPauseMs}::float8) end
    where t.blocked_until is null or t.blocked_until <= ${now}::timestamptz
    returning count`.execute(db);
  const [row] = rows;
  if (row === undefined) throw tooManyAttempts(Math.max(1, await pauseOf(db, key, now)));
  return {
    count: row.count,
    takeBack: async () => {
      await sql`update tries as t set
        count = greatest(t.count - 1, 0),
        blocked_until = case when t.count - 1 > ${free}::int then t.blocked_until end
        where key = ${key}`.execute(db);
    },
    forget: () => forgetAttempts(needs, what),
  };
}

/** Throws during a pause; counts nothing. For what can be asked before it is known whether there is an attempt. */
export async function refusePaused(
  { db, clock, secret }: AttemptNeeds,
  what: readonly string[],
): Promise<void> {
  const seconds = await pauseOf(db, keyOf(secret, what), clock.now());
  if (seconds > 0) throw tooManyAttempts(seconds);
}

/** How many seconds of a pause are left; 0 outside one. */
async function pauseOf(db: Db, key: string, now: Date): Promise<number> {
  const paused = await db
    .selectFrom("tries")
    .select("blocked_until")
    .where("key", "=", key)
    .where("blocked_until", ">", now)
    .executeTakeFirst();
  const until = paused?.blocked_until ?? now;
  return Math.ceil((until.getTime() - now.getTime()) / 1_000);
}

/** Recent attempts, by anyone. */
export async function recentAttempts(
  { db, clock, secret }: AttemptNeeds,
  what: readonly string[],
  { forgetMs }: Pick<Backoff, "forgetMs">,
): Promise<number> {
  const row = await db
    .selectFrom("tries")
    .select("count")
    .where("key", "=", keyOf(secret, what))
    .where("last_at", ">=", new Date(clock.now().getTime() - forgetMs))
    .executeTakeFirst();
  return row?.count ?? 0;
}

function tooManyAttempts(seconds: number): Problem {
  return tooSoon("too_many_tries", "Too many tries in a row.", seconds);
}

export async function forgetAttempts({ db, secret }: AttemptNeeds, what: readonly string[]) {
  await db.deleteFrom("tries").where("key", "=", keyOf(secret, what)).execute();
}

export async function forgetOldAttempts(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("tries").where("last_at", "<", before).execute();
}
