import type { ActionResponse } from "@katha/api/contract";
import type { GameDependencies } from "../dependencies.ts";
import { findSession, findSettled, type Turn } from "../repo.ts";
import { turnAnswer } from "../state/answers.ts";
import { foldPlay, workOf } from "../state/play-fold.ts";

/** The response to a settled turn, at any later time. */
export async function responseOf(
  { db, playableStories }: Pick<GameDependencies, "db" | "playableStories">,
  turn: Turn,
): Promise<ActionResponse> {
  const session = await findSession(db, turn.session_id);
  if (session === undefined) throw new Error(`The session of the turn ${turn.id} is gone.`);
  const turns = await findSettled(db, session.id);
  const work = await workOf(playableStories, db, session);
  return turnAnswer(session, { turns, play: foldPlay(work, session, turns) }, turn);
}
