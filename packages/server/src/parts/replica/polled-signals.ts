import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "../../db/handle.ts";
import {
  createListeners,
  signalSchema,
  type SignalReports,
  type Signals,
} from "../../db/signals.ts";

const pollEveryMs = 500;
const sweepEveryPolls = 120;
/** Longer than any server may be silent and live. */
const keptFor = "2 minutes";
/** More at once means that something is wrong: then all may have changed. */
const mostAtOnce = 2_000;

interface PolledSignal {
  now: string;
  about: string | null;
  ids: unknown;
}

/**
 * What was committed between two snapshots, in one statement; without an earlier snapshot only the present one. Rows
 * that take long to commit are met by whichever poll sees them first.
 */
async function pollSince(db: Db, since: string | undefined): Promise<PolledSignal[]> {
  const { rows } = await sql<PolledSignal>`
    select pg_current_snapshot()::text as now, found.about, found.ids
    from (select ${since ?? null}::pg_snapshot as since) as last
    left join lateral (
      select about, ids from signals
      where written_by >= pg_snapshot_xmin(last.since)
        and not pg_visible_in_snapshot(written_by, last.since)
      order by id limit ${mostAtOnce + 1}
    ) as found on true`.execute(db);
  return rows;
}

/** Signals as rows of a table, asked for twice a second from the first listener on. */
export function polledSignals(db: Db, { onLost, onIgnored }: SignalReports): Signals {
  const listeners = createListeners();
  const closing = new AbortController();
  let since: string | undefined;
  let polling: Promise<void> | undefined;

  async function poll(): Promise<void> {
    const rows = await pollSince(db, since);
    const isNew = since === undefined;
    since = rows[0]?.now;
    if (isNew || rows.length > mostAtOnce) return listeners.call({ about: "missed", ids: [] });
    for (const { about, ids } of rows) {
      if (about === null) continue;
      const signal = signalSchema.safeParse({ about, ids });
      if (signal.success) listeners.call(signal.data);
      else onIgnored?.(signal.error);
    }
  }

  const sweep = () =>
    sql`delete from signals where sent_at < now() - ${keptFor}::interval`.execute(db);

  async function pollUntilClosed(): Promise<void> {
    for (let polls = 1; !closing.signal.aborted; polls += 1) {
      try {
        await poll();
        if (polls % sweepEveryPolls === 0) await sweep();
      } catch (error) {
        // Where the database was lost its signals may be, too: the next poll begins anew, and says so.
        since = undefined;
        onLost?.(error as Error);
      }
      await wait(pollEveryMs, undefined, { signal: closing.signal, ref: false }).catch(() => {});
    }
  }

  return {
    send: async (tx, { about, ids }) => {
      if (ids.length === 0) return;
      await sql`insert into signals (about, ids) values (${about}, ${JSON.stringify(ids)})`.execute(
        tx,
      );
    },
    listen: (listener) => {
      const stop = listeners.add(listener);
      polling ??= pollUntilClosed();
      return stop;
    },
    close: async () => {
      closing.abort();
      await polling;
    },
  };
}
