import type { GameSession, SessionTree } from "@katha/api/contract";
import type { Db } from "../../../db/open.ts";
import { readSnapshot } from "../../../db/snapshot.ts";
import { notFound, type Problem } from "../../../lib/problem.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import type { GameDependencies } from "../dependencies.ts";
import { findPending, findSession, findSessionsOf, findSettled, type Session } from "../repo.ts";
import { foldPlay, workOf } from "../state/play-fold.ts";
import { sessionAnswer, treeAnswer } from "../state/answers.ts";

export function sessionNotFound(): Problem {
  return notFound("session_not_found", "Game session not found");
}

/** Another user's session gets the same answer as a missing one. */
export function requireOwn(session: Session | undefined, viewer: Viewer): Session {
  if (session === undefined || session.user_id !== viewer.id) throw sessionNotFound();
  return session;
}

export async function ownSession(db: Db, id: string, viewer: Viewer): Promise<Session> {
  return requireOwn(await findSession(db, id), viewer);
}

type Needs = Pick<GameDependencies, "db">;

export async function readSession(
  { db, playableStories }: Pick<GameDependencies, "db" | "playableStories">,
  id: string,
  viewer: Viewer,
): Promise<GameSession> {
  const { session, turns, running, ofStory } = await readSnapshot(db, async (tx) => {
    const own = await ownSession(tx, id, viewer);
    return {
      session: own,
      turns: await findSettled(tx, id),
      running: (await findPending(tx, id))?.id ?? null,
      ofStory: await findSessionsOf(tx, { userId: own.user_id, storyId: own.story_id }),
    };
  });
  const play = foldPlay(await workOf(playableStories, db, session), session, turns);
  return sessionAnswer(session, { turns, play, running, ofStory });
}

export function readTree({ db }: Needs, id: string, viewer: Viewer): Promise<SessionTree> {
  return readSnapshot(db, async (tx) =>
    treeAnswer(await ownSession(tx, id, viewer), await findSettled(tx, id)),
  );
}
