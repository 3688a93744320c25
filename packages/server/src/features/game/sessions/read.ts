import type { GameSession, SessionEntries, SessionTree } from "@katha/api/contract";
import type { Db } from "../../../db/open.ts";
import { readSnapshot } from "../../../db/snapshot.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import type { PlayNeeds } from "../dependencies.ts";
import { keyOfSession } from "../threads/story-engine.ts";
import { sessionAnswer, treeAnswer } from "../kept-plays/answers.ts";
import { currentAmong, readEntries, readEntryCursor } from "../kept-plays/entries.ts";
import { texts } from "@katha/play";
import { keepPlay } from "../kept-plays/keep-play.ts";
import { isKept, openedFrom, openPlay } from "../kept-plays/open-play.ts";
import { findPlay } from "../kept-plays/repo.ts";
import { findPending, findSessionsOf, findTree } from "../repo.ts";
import { ownSession, requireOwn } from "./own-session.ts";

/** How many entries a session opens with. */
const openedWith = 40;

/** What there is to read of a session, at one moment. */
function findAll(db: Db, id: string, viewer: Viewer) {
  return readSnapshot(db, async (tx) => {
    const found = await findPlay(tx, id);
    const session = requireOwn(found?.session, viewer);
    const { entries, earlier } = await readEntries(tx, session, { limit: openedWith });
    const current = await currentAmong(tx, session, entries);
    const { user_id: userId, story_id: storyId } = session;
    return {
      found,
      data: { narrative_history: entries, earlier, withdrawn: [], current },
      running: (await findPending(tx, id))?.id ?? null,
      ofStory: await findSessionsOf(tx, { userId, storyId }),
    };
  });
}

export async function readSession(
  needs: PlayNeeds,
  id: string,
  viewer: Viewer,
): Promise<GameSession> {
  const { db, engine } = needs;
  let all = await findAll(db, id, viewer);
  if (all.found !== undefined && !isKept(all.found)) {
    await keepPlay(needs, id);
    all = await findAll(db, id, viewer);
  }
  const { session, last, play } = await openedFrom(needs, all.found, viewer);
  const story = keyOfSession(session);
  const choices = texts(last === null ? session.opening.offers : last.offers);
  const part = { action: last?.action ?? null, choices };
  const standing = await engine.run("standing", story, { play, last: part });
  const facts = await engine.run("facts", story, null);
  return sessionAnswer(session, { ...all, standing, facts });
}

/** Entries before those that the reader has. */
export async function readOlder(
  { db }: Pick<PlayNeeds, "db">,
  { id, before, limit }: { id: string; before: string; limit: number },
  viewer: Viewer,
): Promise<SessionEntries> {
  const session = await ownSession(db, id, viewer);
  return readEntries(db, session, { before: readEntryCursor(before), limit });
}

export async function readTree(needs: PlayNeeds, id: string, viewer: Viewer): Promise<SessionTree> {
  const { session } = await openPlay(needs, id, viewer);
  return treeAnswer(session, await findTree(needs.db, id));
}
