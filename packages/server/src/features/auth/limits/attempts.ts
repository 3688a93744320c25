import { createHmac } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../../../db/open.ts";
import type { Clock } from "../../../lib/clock.ts";
import { tooSoon, type Problem } from "../../../lib/problem.ts";
import type { Secret } from "../../../lib/secret.ts";

/** How many attempts are free, and the pause that doubles with each further one. */
export interface Backoff {
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
function keyOf(secret: Secret, what: readonly string[]): string {
  const key = secret.keyFor("tries");
  return createHmac("sha256", key).update(JSON.stringify(what)).digest("base64url");
}

/**
 * Counts an attempt before it is made, in one statement, so that parallel attempts count too. A refused attempt does
 * not count: after the pause the next one is allowed.
 */
export async function countAttempt(
  needs: AttemptNeeds,
  what: readonly string[],
  backoff: Backoff,
): Promise<Attempt> {
  const { db, clock, secret } = needs;
  const key = keyOf(secret, what);
  const now = clock.now();
  const forgotten = new Date(now.getTime() - backoff.forgetMs);
  const { rows } = await sql<{ count: number }>`
    insert into tries as t (key, count, last_at, blocked_until)
    values (${key}, 1, ${now}::timestamptz, ${pauseAfter(now, sql`1`, backoff)})
    on conflict (key) do update set
      count = case when t.last_at < ${forgotten}::timestamptz then 1 else t.count + 1 end,
      last_at = ${now}::timestamptz,
      blocked_until = case when t.last_at < ${forgotten}::timestamptz
        then ${pauseAfter(now, sql`1`, backoff)}
        else ${pauseAfter(now, sql`t.count + 1`, backoff)} end
    where t.blocked_until is null or t.blocked_until <= ${now}::timestamptz
    returning count`.execute(db);
  const [row] = rows;
  if (row === undefined) throw tooManyAttempts(await waitFor(db, key, now));

  return {
    count: row.count,
    takeBack: async () => {
      await sql`update tries as t set
        count = greatest(t.count - 1, 0),
        blocked_until = case when t.count - 1 > ${backoff.free}::int then t.blocked_until end
        where key = ${key}`.execute(db);
    },
    forget: () => forgetAttempts(needs, what),
  };
}

function pauseAfter(now: Date, count: ReturnType<typeof sql>, backoff: Backoff) {
  const { free, firstPauseMs, longestPauseMs } = backoff;
  const over = sql`least(${count} - ${free}::int - 1, 30)`;
  return sql`case when ${count} > ${free}::int then ${now}::timestamptz
    + least(${firstPauseMs}::float8 * power(2::float8, ${over}), ${longestPauseMs}::float8)
    * interval '1 millisecond' end`;
}

/** Throws during a pause; counts nothing. For what can be asked before it is known whether there is an attempt. */
export async function refusePaused(needs: AttemptNeeds, what: readonly string[]): Promise<void> {
  const { db, clock, secret } = needs;
  const key = keyOf(secret, what);
  const now = clock.now();
  const paused = await db
    .selectFrom("tries")
    .select("key")
    .where("key", "=", key)
    .where("blocked_until", ">", now)
    .executeTakeFirst();
  if (paused) throw tooManyAttempts(await waitFor(db, key, now));
}

async function waitFor(db: Db, key: string, now: Date): Promise<number> {
  const row = await db
    .selectFrom("tries")
    .select("blocked_until")
    .where("key", "=", key)
    .executeTakeFirst();
  const until = row?.blocked_until?.getTime() ?? now.getTime();
  return Math.max(1, Math.ceil((until - now.getTime()) / 1_000));
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
