import { z } from "zod";
import type { Db } from "../../../db/open.ts";
import { defineJob, type JobKind } from "../../../jobs/kinds.ts";
import type { JobQueue } from "../../../jobs/job-queue.ts";
import type { Clock } from "../../../lib/clock.ts";
import type { Ids } from "../../../lib/ids.ts";
import { reasonOf } from "../../../lib/reason-of.ts";
import { BackupFault } from "../backup-fault.ts";
import { backupName, type Kind } from "../kept/names.ts";
import type { BackupPlace } from "../kept/place.ts";
import { superseded } from "../kept/retention.ts";
import { beginRun, endRun, findRuns, type Runs, scheduledSince } from "./runs.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A day's backup may begin a little before that of the day before ended. */
const DUE_AFTER_MS = DAY_MS - HOUR_MS;
const LATE_AFTER_MS = 2 * DAY_MS;
/** Gigabytes of pictures take their time, on a slow disk and over a slow line. */
const MAY_TAKE_MS = 6 * HOUR_MS;

/** Whoever opens the address of a new installation has its first pages before. */
const FIRST_AFTER_MS = 10_000;

const DAILY = "back-up-daily";
const nothing = z.object({});
const pressed = { name: "back-up-now", payload: nothing };

export interface BackupsNeeds {
  db: Db;
  clock: Clock;
  ids: Ids;
  jobs: JobQueue;
  place: BackupPlace;
  /** Whether one is made each day. */
  isScheduled: boolean;
  /** No other server of this database can make one each day. */
  isOnlyServer: boolean;
  isSealed: boolean;
  /** Throws a fault where the disk has too little room for one each day. */
  checkRoom?: (() => Promise<void>) | undefined;
  /** Writes a whole backup to a file. */
  write(file: string, signal: AbortSignal): Promise<{ bytes: number }>;
}

interface BackupStatus extends Runs {
  isScheduled: boolean;
  isRunning: boolean;
  /** When the next of each day is due. */
  nextAt: Date | undefined;
  /** The last is older than two days, or there has been none for that long. */
  isLate: boolean;
}

export interface Backups {
  readonly place: BackupPlace;
  readonly isSealed: boolean;
  readonly jobs: JobKind[];
  status(): Promise<BackupStatus>;
  /** One of the database's servers makes a backup soon. */
  start(): Promise<void>;
}

export function createBackups(needs: BackupsNeeds): Backups {
  const { db, clock, ids, jobs: queue, place, isScheduled, isOnlyServer, isSealed } = needs;

  async function make(kind: Kind, signal: AbortSignal): Promise<void> {
    const id = ids();
    const name = backupName(clock.now(), kind, isSealed);
    await beginRun(db, { id, kind, at: clock.now() });
    try {
      if (kind === "daily") await needs.checkRoom?.();
      let bytes = 0;
      await place.add(name, async (file) => {
        bytes = (await needs.write(file, signal)).bytes;
      });
      await endRun(db, id, clock.now(), { name, bytes });
    } catch (error) {
      const failure =
        error instanceof BackupFault
          ? error.message
          : `It could not be kept in ${place.address}: ${reasonOf(error)}.`;
      await endRun(db, id, clock.now(), { failure });
      throw error;
    }
    for (const old of superseded(await place.list())) await place.remove(old.name);
  }

  /** The beginning of time until there is one of each day. */
  async function dueAt(): Promise<number> {
    const newest = await db
      .selectFrom("backup_runs")
      .select("started_at")
      .where("kind", "=", "daily")
      .where("name", "is not", null)
      .orderBy("started_at", "desc")
      .limit(1)
      .executeTakeFirst();
    return newest ? newest.started_at.getTime() + DUE_AFTER_MS : 0;
  }

  /** The first look that finds one due. */
  async function findNext(): Promise<Date | undefined> {
    const job = await db
      .selectFrom("jobs")
      .select("run_at")
      .where("kind", "=", DAILY)
      .where("finished_at", "is", null)
      .executeTakeFirst();
    if (!job) return undefined;
    const nextLook = job.run_at.getTime();
    const looks = Math.ceil(((await dueAt()) - nextLook) / HOUR_MS);
    return new Date(nextLook + Math.max(0, looks) * HOUR_MS);
  }

  const daily = defineJob({
    name: DAILY,
    payload: nothing,
    everyMs: HOUR_MS,
    firstAfterMs: FIRST_AFTER_MS,
    leaseMs: MAY_TAKE_MS,
    run: async (_payload, { signal }) => {
      if ((await dueAt()) <= clock.now().getTime()) await make("daily", signal);
    },
  });
  /** Ends the job of a time when one was made each day; it would count as stuck. */
  const ended = defineJob({ name: DAILY, payload: nothing, run: async () => {} });
  const now = defineJob({
    ...pressed,
    leaseMs: MAY_TAKE_MS,
    maxAttempts: 1,
    run: (_payload, { signal }) => make("pressed", signal),
  });

  async function isWaiting(): Promise<boolean> {
    const row = await db
      .selectFrom("jobs")
      .select("id")
      .where("finished_at", "is", null)
      .where("given_up_at", "is", null)
      .where((or) =>
        or("kind", "=", pressed.name).or(
          or("kind", "=", DAILY).and("leased_until", ">", clock.now()),
        ),
      )
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  return {
    place,
    isSealed,
    jobs: [...(isScheduled ? [daily] : isOnlyServer ? [ended] : []), now],
    status: async () => {
      const runs = await findRuns(db);
      const since = runs.last?.at ?? (isScheduled ? await scheduledSince(db, DAILY) : undefined);
      const age = since === undefined ? 0 : clock.now().getTime() - since.getTime();
      return {
        ...runs,
        isScheduled,
        isRunning: await isWaiting(),
        nextAt: isScheduled ? await findNext() : undefined,
        isLate: isScheduled && age > LATE_AFTER_MS,
      };
    },
    start: () => queue.add(db, pressed, {}, { key: pressed.name }),
  };
}
