import type { Logger } from "pino";
import type { z } from "zod";
import type { Db } from "../db/open.ts";
import type { Clock } from "../lib/clock.ts";

export interface JobContext {
  db: Db;
  clock: Clock;
  log: Logger;
  /** Aborts when the server stops or the lease runs out. */
  signal: AbortSignal;
}

/** One sort of work for later, as the runner sees it. */
export interface JobKind {
  readonly name: string;
  /** Set for work that repeats by itself: the pause from one end to the next start. */
  readonly everyMs?: number;
  /** Longer than the work may take: after it another worker may begin the same job. */
  readonly leaseMs: number;
  readonly maxAttempts: number;
  run(payload: unknown, context: JobContext): Promise<void>;
}

/** The same, as those see it who add such jobs. */
export interface JobOf<Payload> extends JobKind {
  readonly payload: z.ZodType<Payload>;
}

interface GivenJob<Payload> {
  name: string;
  payload: z.ZodType<Payload>;
  everyMs?: number;
  leaseMs?: number;
  maxAttempts?: number;
  /** What it needs beyond the context, its maker closes over. It may run twice: a crash comes after the work. */
  run(payload: Payload, context: JobContext): Promise<void>;
}

export function defineJob<Payload>(given: GivenJob<Payload>): JobOf<Payload> {
  return {
    leaseMs: 60_000,
    maxAttempts: 8,
    ...given,
    run: (payload, context) => given.run(given.payload.parse(payload), context),
  };
}
