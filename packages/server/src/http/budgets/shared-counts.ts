import { sql } from "kysely";
import type { Db } from "../../db/open.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Secret } from "../../lib/secret.ts";
import type { Rate } from "./budgets.ts";

interface Count {
  /** The end of the window, in milliseconds. */
  endsAt: number;
  /** The count of all servers when this one last shared its own. */
  shared: number;
  /** This server's count since then. */
  unshared: number;
  /** Shared once `unshared` has reached this. */
  shareFrom: number;
}

export interface Spending {
  /** What is counted, and for whom. */
  what: string;
  rate: Rate;
  cost?: number;
}

export interface SharedCounts {
  /** Counts it and returns 0, or the seconds until the window ends. */
  spend(spending: Spending): number;
  /** Counts what has been spent already. */
  charge(spending: Spending): void;
  /** Adds this server's counts to those in the database, and learns of the other servers'. */
  share(): Promise<void>;
}

/** A server shares its count after this part of a limit, so that ordinary visitors cost no writes. */
const shareFromPart = 1 / 20;
const mostCounts = 100_000;
const mostPerStatement = 2_000;

interface CountNeeds {
  db: Db;
  clock: Clock;
  secret: Secret;
}

/**
 * Counts in fixed windows, in memory. Once a second each server adds its counts to the database, and gets the sum of
 * all servers back.
 */
export function createSharedCounts({ db, clock, secret }: CountNeeds): SharedCounts {
  const counts = new Map<string, Count>();
  const keyOf = (what: string) => secret.sign("request counts", what);

  function countOf(what: string, rate: Rate, now: number): Count {
    const known = counts.get(what);
    if (known !== undefined && known.endsAt > now) return known;
    const windowMs = rate.seconds * 1_000;
    const endsAt = (Math.floor(now / windowMs) + 1) * windowMs;
    const shareFrom = Math.max(1, rate.count * shareFromPart);
    const fresh = { endsAt, shared: 0, unshared: 0, shareFrom };
    counts.delete(what);
    if (counts.size >= mostCounts) counts.delete(counts.keys().next().value ?? "");
    counts.set(what, fresh);
    return fresh;
  }

  function dropEnded(now: number): void {
    for (const [what, { endsAt }] of counts) if (endsAt <= now) counts.delete(what);
  }

  async function shareSome(some: readonly [string, Count][]): Promise<void> {
    const told = some
      .map(([what, count]) => ({ key: keyOf(what), count, amount: count.unshared }))
      // Two servers that lock rows in different orders would deadlock.
      .toSorted((a, b) => (a.key < b.key ? -1 : 1));
    const rows = JSON.stringify(
      told.map(({ key: row, count, amount }) => ({
        key: row,
        count: amount,
        ends_at: new Date(count.endsAt).toISOString(),
      })),
    );
    const { rows: sums } = await sql<{ key: string; count: string }>`
      insert into request_counts as r (key, count, ends_at)
      select key, count, ends_at
      from jsonb_to_recordset(${rows}::jsonb) as t (key text, count bigint, ends_at timestamptz)
      on conflict (key) do update set
        count = case when r.ends_at = excluded.ends_at then r.count + excluded.count
          else excluded.count end,
        ends_at = excluded.ends_at
      where r.ends_at <= excluded.ends_at
      returning key, count::text`.execute(db);
    const sumOf = new Map(sums.map((row) => [row.key, Number(row.count)]));
    for (const { key: row, count, amount } of told) {
      count.unshared -= amount;
      count.shared = sumOf.get(row) ?? count.shared + amount;
    }
  }

  async function shareDue(): Promise<void> {
    dropEnded(clock.now().getTime());
    const due = [...counts].filter(([, count]) => count.unshared >= count.shareFrom);
    for (let start = 0; start < due.length; start += mostPerStatement)
      await shareSome(due.slice(start, start + mostPerStatement));
  }
  /** One after another: two at once would add the same counts twice. */
  let last: Promise<void> = Promise.resolve();

  const charge = ({ what, rate, cost = 1 }: Spending) => {
    countOf(what, rate, clock.now().getTime()).unshared += cost;
  };

  return {
    charge,
    spend(spending) {
      const { what, rate, cost = 1 } = spending;
      const now = clock.now().getTime();
      const { endsAt, shared, unshared } = countOf(what, rate, now);
      if (shared + unshared + cost > rate.count)
        return Math.max(1, Math.ceil((endsAt - now) / 1_000));
      charge(spending);
      return 0;
    },
    share() {
      last = last.then(shareDue, shareDue);
      return last;
    },
  };
}

/** Counts of windows that have ended are useless. */
export async function forgetRequestCounts(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("request_counts").where("ends_at", "<", before).execute();
}
