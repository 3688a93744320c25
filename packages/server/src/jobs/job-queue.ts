import { sql, type Insertable } from "kysely";
import type { Db } from "../db/open.ts";
import type { JobsTable } from "../db/tables/system.ts";
import type { Clock } from "../lib/clock.ts";
import type { Ids } from "../lib/ids.ts";
import type { JobKind, JobOf } from "./kinds.ts";

export interface HeldJob {
  id: string;
  kind: string;
  payload: unknown;
  attempts: number;
  lease: string;
}

interface Enqueue {
  runAt?: Date;
  /** While a job with this key waits, no other one is added. */
  key?: string;
}

/** The jobs table. Changes of a held job are fenced by its lease, so a late worker changes nothing. */
export interface JobQueue {
  /** Pass a transaction to add the job only if the change commits. */
  add<Payload>(
    db: Db,
    kind: Pick<JobOf<Payload>, "name" | "payload">,
    payload: Payload,
    options?: Enqueue,
  ): Promise<void>;
  /** Adds the one job of a repeating kind, if it is missing. */
  ensureRepeating(kind: JobKind): Promise<void>;
  take(kinds: readonly JobKind[]): Promise<HeldJob | undefined>;
  finish(job: HeldJob, kind: JobKind): Promise<void>;
  fail(job: HeldJob, kind: JobKind, reason: string): Promise<void>;
  release(job: HeldJob): Promise<void>;
  /** For a process that is alone: what is leased was left by one that was killed. */
  releaseLeft(): Promise<void>;
}

type NewJob = Pick<Insertable<JobsTable>, "kind" | "payload" | "key" | "run_at">;

const LONGEST_PAUSE_MS = 3_600_000;

export function createJobQueue({ db, clock, ids }: { db: Db; clock: Clock; ids: Ids }): JobQueue {
  const later = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds);
  const held = (job: HeldJob) =>
    db.updateTable("jobs").where("id", "=", job.id).where("lease", "=", job.lease);

  const insert = async (handle: Db, row: NewJob) => {
    await handle
      .insertInto("jobs")
      .values({ ...row, id: ids(), created_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  };

  return {
    add: async (handle, kind, payload, options = {}) => {
      await insert(handle, {
        kind: kind.name,
        payload: JSON.stringify(kind.payload.parse(payload)),
        key: options.key ?? null,
        run_at: options.runAt ?? clock.now(),
      });
    },

    ensureRepeating: async (kind) => {
      if (kind.everyMs !== undefined) {
        const run_at = later(kind.firstAfterMs ?? kind.everyMs);
        await insert(db, { kind: kind.name, payload: "{}", key: kind.name, run_at });
      }
    },

    take: async (kinds) => {
      const now = clock.now();
      const lease = ids();
      // The lease depends on the kind, which is known only when the row is selected.
      const leasedUntil = sql<Date>`case kind ${sql.join(
        kinds.map((kind) => sql`when ${kind.name} then ${later(kind.leaseMs)}::timestamptz`),
        sql` `,
      )} end`;
      return db
        .updateTable("jobs")
        .set({ lease, leased_until: leasedUntil, attempts: sql`attempts + 1` })
        .where("id", "=", (query) =>
          query
            .selectFrom("jobs")
            .select("id")
            .where("finished_at", "is", null)
            .where("given_up_at", "is", null)
            .where("run_at", "<=", now)
            .where((or) => or.or([or("leased_until", "is", null), or("leased_until", "<=", now)]))
            .where(
              "kind",
              "in",
              kinds.map((kind) => kind.name),
            )
            .orderBy("run_at")
            .orderBy("id")
            .limit(1)
            .forUpdate()
            .skipLocked(),
        )
        .returning(["id", "kind", "payload", "attempts", sql<string>`lease`.as("lease")])
        .executeTakeFirst();
    },

    finish: async (job, kind) => {
      const done = { lease: null, leased_until: null, last_error: null };
      // Cleared: a payload may name somebody, and is never read again.
      await held(job)
        .set(
          kind.everyMs === undefined
            ? { ...done, payload: "{}", finished_at: clock.now() }
            : { ...done, attempts: 0, run_at: later(kind.everyMs) },
        )
        .execute();
    },

    fail: async (job, kind, reason) => {
      const pause = Math.min(1_000 * 2 ** job.attempts, LONGEST_PAUSE_MS);
      const isLast = kind.everyMs === undefined && job.attempts >= kind.maxAttempts;
      await held(job)
        .set({
          lease: null,
          leased_until: null,
          last_error: reason,
          run_at: later(pause),
          given_up_at: isLast ? clock.now() : null,
        })
        .execute();
    },

    release: async (job) => {
      await held(job)
        .set({ lease: null, leased_until: null, attempts: sql`attempts - 1` })
        .execute();
    },

    releaseLeft: async () => {
      await db
        .updateTable("jobs")
        .set({ lease: null, leased_until: null })
        .where("lease", "is not", null)
        .execute();
    },
  };
}
