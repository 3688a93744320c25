import { z } from "zod";
import { defineJob, type JobKind } from "../../../../jobs/kinds.ts";
import type { GameDependencies } from "../../dependencies.ts";
import { findPendingTurns, findPendingOf } from "../../repo.ts";
import { deleteLeftChunks } from "../other-servers/repo.ts";
import { voidTurn } from "../settle.ts";
import { isAbandoned } from "./lease.ts";

type ReaperNeeds = Pick<GameDependencies, "db" | "clock" | "ids" | "signals" | "servers">;

/**
 * Voids turns whose writer is gone. The embedded database has no other writers, so at startup all pending turns are
 * voided.
 */
export async function reapTurns(
  needs: ReaperNeeds,
  { isOpening }: { isOpening: boolean } = { isOpening: false },
): Promise<number> {
  const now = needs.clock.now();
  const expired = isOpening ? undefined : now;
  let reaped = 0;
  for (const turn of await findPendingTurns(needs.db, expired)) {
    if (!isOpening && !isAbandoned(turn, now, needs.servers)) continue;
    if (await voidTurn(needs, { id: turn.id, expired }, "turn_lost")) reaped += 1;
  }
  return reaped;
}

/** Voids the turns of a server that fell silent, without waiting for their leases. */
export async function reapTurnsOf(needs: ReaperNeeds, serverId: string): Promise<number> {
  let reaped = 0;
  for (const { id, lease } of await findPendingOf(needs.db, serverId))
    if (await voidTurn(needs, { id, lease: lease ?? "" }, "turn_lost")) reaped += 1;
  return reaped;
}

export function turnsReaper(needs: ReaperNeeds): JobKind {
  return defineJob({
    name: "reap-turns",
    payload: z.object({}),
    everyMs: 60_000,
    run: async (_payload, { log }) => {
      const reaped = await reapTurns(needs);
      if (reaped > 0) log.warn({ reaped }, "Turns without a writer were ended");
      await deleteLeftChunks(needs.db);
    },
  });
}
