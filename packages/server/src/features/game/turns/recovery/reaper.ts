import { z } from "zod";
import { defineJob, type JobKind } from "../../../../jobs/kinds.ts";
import type { GameDependencies } from "../../dependencies.ts";
import { findAbandoned } from "../../repo.ts";
import { voidTurn } from "../settle.ts";

type Needs = Pick<GameDependencies, "db" | "clock" | "ids">;

/**
 * Voids turns whose writer is gone. On the embedded database no other process writes, so at startup all pending
 * turns are voided.
 */
export async function reapTurns(
  needs: Needs,
  { isOpening }: { isOpening: boolean } = { isOpening: false },
): Promise<number> {
  const expired = isOpening ? undefined : needs.clock.now();
  const abandoned = await findAbandoned(needs.db, expired);
  let reaped = 0;
  for (const id of abandoned) if (await voidTurn(needs, { id, expired }, "turn_lost")) reaped += 1;
  return reaped;
}

export function turnsReaper(needs: Needs): JobKind {
  return defineJob({
    name: "reap-turns",
    payload: z.object({}),
    everyMs: 60_000,
    run: async (_payload, { log }) => {
      const reaped = await reapTurns(needs);
      if (reaped > 0) log.warn({ reaped }, "Turns without a writer were ended");
    },
  });
}
