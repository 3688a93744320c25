import type { GameSession } from "@katha/api/contract";
import { notFound, Problem } from "../../../lib/problem.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import type { GameDependencies } from "../dependencies.ts";
import { findPending, findTurn, lockSession } from "../repo.ts";
import { countCompletion, moveHead } from "../state/move-head.ts";
import { turnInProgress } from "../turns/problems.ts";
import { requireOwn, readSession } from "./read.ts";

/** Switches to another version of the last part. */
export async function switchVersion(
  needs: GameDependencies,
  { id, turn }: { id: string; turn: string },
  viewer: Viewer,
): Promise<GameSession> {
  const { db, clock, ids } = needs;
  await db.transaction().execute(async (tx) => {
    const session = requireOwn(await lockSession(tx, id), viewer);
    const pending = await findPending(tx, id);
    if (pending) throw turnInProgress(pending.id);
    const wanted = await findTurn(tx, turn);
    if (wanted === undefined || wanted.session_id !== id)
      throw notFound("part_not_found", "There is no such part.");
    const current = session.head === null ? undefined : await findTurn(tx, session.head);
    if (wanted.status !== "settled" || wanted.retry_of !== current?.retry_of)
      throw new Problem(409, "not_a_version", "This is no other telling of the last part.");
    if (wanted.id === session.head) return;
    const within = { tx, clock, ids };
    await countCompletion(within, session, await moveHead(within, session, wanted.id));
  });
  return readSession(needs, id, viewer);
}
