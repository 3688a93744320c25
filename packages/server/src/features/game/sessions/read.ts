import type { GameSession, SessionEntries, SessionTree } from "@katha/api/contract";
import type { Db } from "../../../db/open.ts";
import { readSnapshot } from "../../../db/snapshot.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import type { PlayNeeds } from "../dependencies.ts";
import { keyOfSession } from "../threads/story-engine.ts";
import { endingsFound, sessionFacts, shortened } from "../kept-plays/answers.ts";
import { currentAmong, readEntries, readEntryCursor } from "../kept-plays/entries.ts";
import { texts } from "@katha/play";
import { keepPlay } from "../kept-plays/keep-play.ts";
import { findOwnPlay, isKept, openedFrom, openPlay } from "../kept-plays/open-play.ts";
import { findPending, findSessionsOf, findTree } from "../repo.ts";
import { ownSession } from "../own-session.ts";

/** How many entries a session opens with. */
const openedWith = 40;

/** What there is to read of a session, at one moment. */
function findAll(db: Db, id: string, viewer: Viewer) {
  return readSnapshot(db, async (tx) => {
    const found = await findOwnPlay(tx, id, viewer);
    const { session } = found;
    const { entries, earlier } = await readEntries(tx, session, { limit: openedWith });
    const current = await currentAmong(tx, session, entries);
    return {
      found,
      session_data: { narrative_history: entries, earlier, withdrawn: [], current },
      running: await findPending(tx, id),
      ofStory: await findSessionsOf(tx, { userId: session.user_id, storyId: session.story_id }),
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
  if (!isKept(all.found)) {
    await keepPlay(needs, id);
    all = await findAll(db, id, viewer);
  }
  const { session, last, play } = await openedFrom(needs, all.found);
  const story = keyOfSession(session);
  const choices = texts(last === null ? session.opening.offers : last.offers);
  const part = { action: last?.action ?? null, choices };
  const { state, offers } = await engine.run("standing", story, { play, last: part });
  const { commands, costs, sourcesNote } = await engine.run("facts", story, null);
  return {
    ...sessionFacts(session),
    endings_found: endingsFound(all.ofStory),
    running_turn: all.running?.id ?? null,
    state,
    offers,
    commands,
    costs,
    sources_note: sourcesNote,
    session_data: all.session_data,
  };
}

/** Entries before those that the reader has. */
export async function readOlder(
  { db }: Pick<PlayNeeds, "db">,
  { session_id: id, before, limit }: { session_id: string; before: string; limit: number },
  viewer: Viewer,
): Promise<SessionEntries> {
  const session = await ownSession(db, id, viewer);
  return readEntries(db, session, { before: readEntryCursor(before), limit });
}

export async function readTree(needs: PlayNeeds, id: string, viewer: Viewer): Promise<SessionTree> {
  const { session } = await openPlay(needs, id, viewer);
  const parts = await findTree(needs.db, id);
  return {
    session_id: id,
    current: session.head,
    parts: parts.map((turn) => ({
      turn_id: turn.id,
      parent: turn.parent,
      node: turn.step?.["way"] === "edge" ? turn.node : null,
      action_type: turn.action,
      summary: shortened(turn.told),
      is_undone: !turn.is_standing,
      timestamp: turn.created_at.toISOString(),
    })),
  };
}
