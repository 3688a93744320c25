import type { GameDependencies } from "../../dependencies.ts";
import type { Turn } from "../../repo.ts";

/** The length of a lease, and how often it is renewed. */
export const leaseMs = 20_000;
export const renewEveryMs = 5_000;
/** A turn that takes longer than this is voided, however busy the narrator is. */
export const tellingMayTakeMs = 120_000;
/** How long a finished turn waits for a database that is away. */
export const settlingMayTakeMs = 300_000;
/** How long a closing server waits for its turns. */
export const closingMayTakeMs = 5_000;

/**
 * Whether nobody writes the turn any more. The lease of a living server may have run out while the database was away;
 * that server goes on trying to settle the turn for a while.
 */
export function isAbandoned(
  { server_id, leased_until }: Pick<Turn, "server_id" | "leased_until">,
  now: Date,
  servers: GameDependencies["servers"],
): boolean {
  const expiredFor = now.getTime() - (leased_until ?? now).getTime();
  if (expiredFor < 0) return false;
  const isWriterAlive = server_id !== null && servers.isAlive(server_id);
  return !isWriterAlive || expiredFor > settlingMayTakeMs;
}
