import { setTimeout as wait } from "node:timers/promises";
import type { JobContext, JobKind } from "./kinds.ts";
import type { HeldJob, JobQueue } from "./job-queue.ts";

type RunnerContext = Omit<JobContext, "signal">;

interface JobRunner {
  /** Adds missing repeating jobs and starts working. */
  start: () => Promise<void>;
  /** Runs jobs until none is due; returns how many. */
  runDue: () => Promise<number>;
  /** Aborts running jobs, returns them to the queue, and takes no more. */
  stop: () => Promise<void>;
}

const LOOK_EVERY_MS = 1_000;

export function createJobRunner(
  queue: JobQueue,
  kinds: readonly JobKind[],
  context: RunnerContext,
): JobRunner {
  const stopping = new AbortController();
  /** One lane for each running kind, so that a slow kind does not hold up the others. */
  const lanes = new Map<string, Promise<void>>();
  let ran = 0;
  let loop: Promise<void> | undefined;

  async function runInTime(job: HeldJob, kind: JobKind): Promise<void> {
    const ending = new AbortController();
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      const error = new Error(`It took longer than ${kind.leaseMs / 1_000} s.`);
      ending.abort(error);
      late.reject(error);
    }, kind.leaseMs);
    const signal = AbortSignal.any([stopping.signal, ending.signal]);
    try {
      await Promise.race([kind.run(job.payload, { ...context, signal }), late.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  async function runOne(job: HeldJob, kind: JobKind): Promise<void> {
    try {
      await runInTime(job, kind);
      await queue.finish(job, kind);
    } catch (error) {
      if (stopping.signal.aborted) {
        await queue.release(job);
        return;
      }
      context.log.error({ err: error, job: job.id, kind: job.kind }, "A job failed");
      await queue.fail(job, kind, error instanceof Error ? error.message : String(error));
    }
  }

  /** Runs this job and the due ones of its kind, one after another. */
  async function runLane(first: HeldJob, kind: JobKind): Promise<void> {
    try {
      let job: HeldJob | undefined = first;
      while (job !== undefined) {
        await runOne(job, kind);
        ran += 1;
        job = stopping.signal.aborted ? undefined : await queue.take([kind]);
      }
    } catch (error) {
      context.log.error({ err: error, kind: kind.name }, "The jobs could not be read");
    } finally {
      lanes.delete(kind.name);
    }
  }

  /** Starts a lane for each kind that has a due job and no lane. */
  async function beginLanes(): Promise<void> {
    while (!stopping.signal.aborted) {
      const idle = kinds.filter(({ name }) => !lanes.has(name));
      const job = idle.length === 0 ? undefined : await queue.take(idle);
      const kind = idle.find(({ name }) => name === job?.kind);
      if (!job || !kind) return;
      lanes.set(kind.name, runLane(job, kind));
    }
  }

  async function runDue(): Promise<number> {
    const before = ran;
    // Lanes can end while the next job is looked for, and may have added jobs that this look did not see.
    let seen: number;
    do {
      seen = ran;
      await beginLanes();
      await Promise.all(lanes.values());
    } while (ran > seen);
    return ran - before;
  }

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await beginLanes();
      } catch (error) {
        context.log.error({ err: error }, "The jobs could not be read");
      }
      await wait(LOOK_EVERY_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  }

  return {
    start: async () => {
      for (const kind of kinds) {
        await queue.ensureRepeating(kind);
      }
      loop = work();
    },
    runDue,
    stop: async () => {
      stopping.abort();
      await loop;
      await Promise.all(lanes.values());
    },
  };
}
