import { setTimeout as wait } from "node:timers/promises";
import type { JobContext, JobKind } from "./kinds.ts";
import type { HeldJob, JobQueue } from "./job-queue.ts";

type RunnerContext = Omit<JobContext, "signal">;

export interface JobRunner {
  /** Adds the repeating jobs that are missing and begins to work. */
  start: () => Promise<void>;
  /** Works until nothing is due, and answers how many jobs it ran. */
  runDue: () => Promise<number>;
  /** Ends what is running, gives it back to the queue, and takes no more. */
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
