import { setTimeout as wait } from "node:timers/promises";
import type { JobContext, JobKind } from "./kinds.ts";
import type { HeldJob, JobQueue } from "./job-queue.ts";

type RunnerContext = Omit<JobContext, "signal">;

export interface JobRunner {
  /** Adds missing repeating jobs and begins to work. */
  start: () => Promise<void>;
  /** Runs jobs until none is due; returns how many. */
  runDue: () => Promise<number>;
  /** Aborts what runs, returns it to the queue, and takes no more. */
  stop: () => Promise<void>;
}

const LOOK_EVERY_MS = 1_000;

export function createJobRunner(
  queue: JobQueue,
  kinds: readonly JobKind[],
  context: RunnerContext,
): JobRunner {
  const byName = new Map(kinds.map((kind) => [kind.name, kind]));
  const stopping = new AbortController();
  let loop: Promise<void> | undefined;

  async function runOne(job: HeldJob, kind: JobKind): Promise<void> {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(kind.leaseMs)]);
    try {
      await kind.run(job.payload, { ...context, signal });
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

  async function runDue(): Promise<number> {
    for (let ran = 0; ; ran += 1) {
      const job = stopping.signal.aborted ? undefined : await queue.take(kinds);
      const kind = job && byName.get(job.kind);
      if (!job || !kind) {
        return ran;
      }
      await runOne(job, kind);
    }
  }

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await runDue();
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
    },
  };
}
