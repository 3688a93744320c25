import type { GameSession } from "@katha/api/contract";
import { notFound } from "../../../lib/problem.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import type { GameDependencies } from "../dependencies.ts";
import { countCompletion, moveHead, withPictures } from "../kept-plays/move-head.ts";
import { openPlay, playAt } from "../kept-plays/open-play.ts";
import { setStanding } from "../kept-plays/repo.ts";
import { findPending, findTurn, lockSession } from "../repo.ts";
import { conflict, turnInProgress } from "../turns/problems.ts";
import type { OwnTurn } from "../own-turn.ts";
import { requireOwn } from "../own-session.ts";
import { readSession } from "./read.ts";

/** Switches to another version of the last part. */
export async function switchVersion(
  needs: GameDependencies,
  { session_id: id, turn }: OwnTurn,
  viewer: Viewer,
): Promise<GameSession> {
  const { db, clock, ids, jobs } = needs;
  const { session: seen } = await openPlay(needs, id, viewer);
  const wanted = await findTurn(db, turn);
  if (wanted === undefined || wanted.session_id !== id)
    throw notFound("part_not_found", "There is no such part.");
  const current = seen.head === null ? undefined : await findTurn(db, seen.head);
  const isVersion = wanted.status === "settled" && wanted.retry_of === current?.retry_of;
  const play = isVersion ? await playAt(needs, seen, wanted.id) : null;
  await db.transaction().execute(async (tx) => {
    const session = requireOwn(await lockSession(tx, id), viewer);
    const pending = await findPending(tx, id);
    if (pending) throw turnInProgress(pending.id);
    if (session.head !== seen.head) throw conflict("story_moved");
    if (play === null || current === undefined) throw conflict("not_a_version");
    if (wanted.id === session.head) return;
    const within = { tx, clock, ids, jobs };
    const move = {
      head: wanted.id,
      play,
      added: await withPictures(within, wanted),
      removed: await withPictures(within, current),
      spent: 0,
      by: null,
    };
    await setStanding(tx, wanted.id, true);
    await moveHead(within, session, move);
    await countCompletion(within, session, move);
  });
  return readSession(needs, id, viewer);
}
