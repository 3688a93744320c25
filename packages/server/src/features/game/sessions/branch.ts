import type { GameSession } from "@katha/api/contract";
import { notFound, Problem } from "../../../lib/problem.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { copyCorrections } from "../memory/repo.ts";
import type { GameDependencies } from "../dependencies.ts";
import { findSettled, insertSession, insertTurns, type NewTurn, type Turn } from "../repo.ts";
import { columnsOf, isPart, pathTo, stateOf } from "../state/fold.ts";
import { ownSession, readSession } from "./read.ts";

const asJson = (value: unknown) => (value === null ? null : JSON.stringify(value));

/** Copies of the parts under new ids; they cost nothing. */
function copies(
  path: readonly Turn[],
  sessionId: string,
  { ids }: Pick<GameDependencies, "ids">,
): NewTurn[] {
  let parent: string | null = null;
  return path.map((turn, index) => {
    const id = ids();
    const copy: NewTurn = {
      ...turn,
      id,
      session_id: sessionId,
      number: index + 1,
      parent,
      retry_of: id,
      copy_of: turn.copy_of ?? turn.id,
      head_after: id,
      held: 0,
      charged: 0,
      step: asJson(turn.step),
      offers: asJson(turn.offers),
      scene: asJson(turn.scene),
      picture: asJson(turn.picture),
    };
    parent = id;
    return copy;
  });
}

/** A new session that begins with the parts up to this one; without a turn, with the opening only. */
export async function branchFrom(
  needs: GameDependencies,
  { id, turn }: { id: string; turn: string | null },
  viewer: Viewer,
): Promise<GameSession> {
  const { db, clock, ids } = needs;
  const branch = await db.transaction().execute(async (tx) => {
    const session = await ownSession(tx, id, viewer);
    const turns = await findSettled(tx, id);
    const fork = turns.find((one) => one.id === turn);
    if (turn !== null && (fork === undefined || !isPart(fork)))
      throw notFound("part_not_found", "There is no such part to branch from.");
    if (fork?.ending != null)
      throw new Problem(
        409,
        "branch_at_ending",
        "The story ends with this part. Branch from an earlier one.",
      );
    const branchId = ids();
    const now = clock.now();
    const path = pathTo(turns, turn);
    const parts = copies(path, branchId, needs);
    const { story_id, story_version, opening, initial_xp, family, who, endings_before } = session;
    const state = stateOf(session, path, turn);
    await insertSession(tx, {
      id: branchId,
      user_id: viewer.id,
      story_id,
      story_version,
      family,
      branched_from: session.id,
      opening: JSON.stringify(opening),
      who: asJson(who),
      endings_before: JSON.stringify(endings_before),
      initial_xp,
      turns_count: parts.length,
      head: parts.at(-1)?.id ?? null,
      ...columnsOf(state),
      created_at: now,
      updated_at: now,
    });
    await insertTurns(tx, parts);
    await needs.quotas.refuseMore(tx, "plays", viewer.id);
    await copyCorrections(tx, { from: session.id, to: branchId });
    return branchId;
  });
  return readSession(needs, branch, viewer);
}
