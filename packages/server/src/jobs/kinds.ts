import type { Logger } from "pino";
import type { z } from "zod";
import type { Db } from "../db/open.ts";
import type { Clock } from "../lib/clock.ts";

export interface JobContext {
  db: Db;
  clock: Clock;
  log: Logger;
  /** Aborted when the server stops or the lease runs out. */
  signal: AbortSignal;
}

/** A kind of job, as the runner sees it. */
export interface JobKind {
  readonly name: string;
  /** For repeating jobs: the pause between the end and the next start. */
  readonly everyMs?: number;
  /** The pause before the first start of a repeating job, if not the same. */
  readonly firstAfterMs?: number;
  /** Longer than the work takes: after this the job counts as failed, and any worker may start it again. */
  readonly leaseMs: number;
  readonly maxAttempts: number;
  run(payload: unknown, context: JobContext): Promise<void>;
}

/** The same, for code that adds such jobs. */
export interface JobOf<Payload> extends JobKind {
  readonly payload: z.ZodType<Payload>;
}

interface JobDefinition<Payload>
  extends
    Pick<JobOf<Payload>, "name" | "payload" | "everyMs" | "firstAfterMs">,
    Partial<Pick<JobKind, "leaseMs" | "maxAttempts">> {
  /** Other dependencies come from its closure. After a crash it may run twice. */
  run(payload: Payload, context: JobContext): Promise<void>;
}

/**
 * For work that needs another service: twelve tries in the first seventy minutes, then one an hour, since a mail server
 * or a storage may be down for a day.
 */
export const triesOverADay = 36;

export function defineJob<Payload>(given: JobDefinition<Payload>): JobOf<Payload> {
  return {
    leaseMs: 60_000,
    maxAttempts: 8,
    ...given,
    run: (payload, context) => given.run(given.payload.parse(payload), context),
  };
}
