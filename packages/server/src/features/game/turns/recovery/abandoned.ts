import type { GameDependencies } from "../../dependencies.ts";
import type { Turn } from "../../repo.ts";
import { settlingMayTakeMs } from "./lease.ts";

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
