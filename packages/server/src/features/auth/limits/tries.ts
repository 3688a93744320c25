import { createHmac } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../../../db/open.ts";
import type { Clock } from "../../../lib/clock.ts";
import { Problem } from "../../../lib/problem.ts";
import type { Secret } from "../../../lib/secret.ts";

/** How often something may be tried before each further try has to wait, twice as long as the one before. */
export interface Patience {
  free: number;
  firstPauseMs: number;
  longestPauseMs: number;
  /** After so long without a try all is forgotten. */
  forgetMs: number;
}

export interface TriesNeeds {
  db: Db;
  clock: Clock;
  secret: Secret;
}

export interface Tried {
  /** The try was a good one: it does not count. */
  takeBack(): Promise<void>;
  /** It was so good that those before it do not count either. */
  forget(): Promise<void>;
}

/** Neither addresses nor emails are kept, only prints of them. */
function keyOf(secret: Secret, what: readonly string[]): string {
  const key = secret.keyFor("tries");
  return createHmac("sha256", key).update(JSON.stringify(what)).digest("base64url");
}

/**
 * Counts a try before it is made, in one statement, so that many at once are counted too.
 * A refused try does not count: who waits as long as told is let in.
 */
export async function countTry(
  needs: TriesNeeds,
  what: readonly string[],
  patience: Patience,
): Promise<Tried> {
  const { db, clock, secret } = needs;
  const key = keyOf(secret, what);
  const now = clock.now();
  const forgotten = new Date(now.getTime() - patience.forgetMs);
  const { rows } = await sql`
    insert into tries as t (key, count, last_at, blocked_until)
    values (${key}, 1, ${now}::timestamptz, ${pauseAfter(now, sql`1`, patience)})
    on conflict (key) do update set
      count = case when t.last_at < ${forgotten}::timestamptz then 1 else t.count + 1 end,
      last_at = ${now}::timestamptz,
      blocked_until = case when t.last_at < ${forgotten}::timestamptz
        then ${pauseAfter(now, sql`1`, patience)}
        else ${pauseAfter(now, sql`t.count + 1`, patience)} end
    where t.blocked_until is null or t.blocked_until <= ${now}::timestamptz
    returning count`.execute(db);
  if (rows.length === 0) throw tooMany(await waitFor(db, key, now));

  return {
    takeBack: async () => {
      await sql`update tries as t set
        count = greatest(t.count - 1, 0),
        blocked_until = case when t.count - 1 > ${patience.free}::int then t.blocked_until end
        where key = ${key}`.execute(db);
    },
    forget: () => forgetTries(needs, what),
  };
}

function pauseAfter(now: Date, count: ReturnType<typeof sql>, patience: Patience) {
  const { free, firstPauseMs, longestPauseMs } = patience;
  const over = sql`least(${count} - ${free}::int - 1, 30)`;
  return sql`case when ${count} > ${free}::int then ${now}::timestamptz
    + least(${firstPauseMs}::float8 * power(2::float8, ${over}), ${longestPauseMs}::float8)
    * interval '1 millisecond' end`;
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

/** How many tries are remembered, by whomever. */
export async function triesSoFar(
  { db, clock, secret }: TriesNeeds,
  what: readonly string[],
  { forgetMs }: Pick<Patience, "forgetMs">,
): Promise<number> {
  const row = await db
    .selectFrom("tries")
    .select("count")
    .where("key", "=", keyOf(secret, what))
    .where("last_at", ">=", new Date(clock.now().getTime() - forgetMs))
    .executeTakeFirst();
  return row?.count ?? 0;
}

function tooMany(seconds: number): Problem {
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  const detail = `Too many tries in a row. Wait ${seconds === 1 ? "a second" : wait}, then try again.`;
  return new Problem(429, "too_many_tries", detail, {
    headers: { "retry-after": `${seconds}` },
    fields: { retry_after: seconds },
  });
}

export async function forgetTries({ db, secret }: TriesNeeds, what: readonly string[]) {
  await db.deleteFrom("tries").where("key", "=", keyOf(secret, what)).execute();
}

export async function forgetOldTries(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("tries").where("last_at", "<", before).execute();
}
