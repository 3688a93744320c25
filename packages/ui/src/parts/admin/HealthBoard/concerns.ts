import { queueNames } from "./system-health.ts";
import type { SystemBackups } from "./system-backups.ts";
import type { SystemHealth, QueueName } from "./system-health.ts";

const minuteMs = 60_000;

/** A job that has waited longer than this is stuck; a turn ends or fails within two minutes. */
const patienceMs: Readonly<Record<QueueName, number>> = {
  mails: 10 * minuteMs,
  jobs: 10 * minuteMs,
  turns: 5 * minuteMs,
};
export const leastDisk = 1024 ** 3;

/** Something that needs attention. */
export type Concern =
  | { kind: "disk"; bytes: number }
  | { kind: "waits"; queue: QueueName; waiting: number; forMs: number }
  | { kind: "rests"; provider: string; model: string; why: string | null }
  | { kind: "gaveUp"; job: string; jobs: number }
  | { kind: "backupLate"; forMs: number | null }
  | { kind: "backupFailed"; why: string }
  | { kind: "fails"; requests: number };

export function msBetween(earlier: string, later: string): number {
  return Math.max(0, Date.parse(later) - Date.parse(earlier));
}

/** The most serious first; empty if all is well. */
export function concernsOf(health: SystemHealth, backups?: SystemBackups): readonly Concern[] {
  const { diskFreeBytes, queues, models, givenUp, routes, checkedAt } = health;
  const concerns: Concern[] = [];
  if (diskFreeBytes !== null && diskFreeBytes < leastDisk)
    concerns.push({ kind: "disk", bytes: diskFreeBytes });
  if (backups) concerns.push(...concernsOfBackups(backups));
  for (const queue of queueNames) {
    const { waiting, oldest } = queues[queue];
    const forMs = oldest === null ? 0 : msBetween(oldest, checkedAt);
    if (forMs > patienceMs[queue]) concerns.push({ kind: "waits", queue, waiting, forMs });
  }
  for (const { providers, key } of models)
    for (const { provider, state, lastError } of providers)
      if (state !== "ready")
        concerns.push({ kind: "rests", provider, model: key, why: lastError?.why ?? null });
  for (const { kind, jobs } of givenUp) concerns.push({ kind: "gaveUp", job: kind, jobs });
  const failed = routes.reduce((sum, route) => sum + route.failed, 0);
  if (failed > 0) concerns.push({ kind: "fails", requests: failed });
  return concerns;
}

function concernsOfBackups({ isLate, last, failure, checkedAt }: SystemBackups): Concern[] {
  return [
    ...(isLate
      ? [{ kind: "backupLate", forMs: last && msBetween(last.at, checkedAt) } as const]
      : []),
    ...(failure ? [{ kind: "backupFailed", why: failure.why } as const] : []),
  ];
}
