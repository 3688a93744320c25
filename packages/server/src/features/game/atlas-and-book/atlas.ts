import type { SessionAtlas } from "@katha/api/contract";
import type { Viewer } from "../../../lib/viewer.ts";
import type { PlayNeeds } from "../dependencies.ts";
import { keyOfSession } from "../threads/story-engine.ts";
import { endingsFound } from "../kept-plays/answers.ts";
import { findSessionsOf, type Session } from "../repo.ts";
import { ownSession } from "../own-session.ts";
import { atlasOf } from "./atlas-of.ts";
import { languageOf } from "./read-book.ts";
import { countWays, findParts } from "./repo.ts";

/** As many of a player's sessions of a story are on their map. */
const mostSessions = 40;

/** This session and the latest others, oldest first. */
function mapped(session: Session, all: readonly Session[]): Session[] {
  const others = all.filter(({ id }) => id !== session.id);
  const latest = others.toSorted((a, b) => b.updated_at.getTime() - a.updated_at.getTime());
  return [session, ...latest.slice(0, mostSessions - 1)].toSorted(
    (a, b) => a.created_at.getTime() - b.created_at.getTime(),
  );
}

export async function readAtlas(
  { db, engine }: PlayNeeds,
  id: string,
  viewer: Viewer,
): Promise<SessionAtlas> {
  const session = await ownSession(db, id, viewer);
  const story = keyOfSession(session);
  const { title, language } = await engine.run("facts", story, null);
  const { scenes, endings } = await engine.run("size", story, null);
  const found = await findSessionsOf(db, { userId: viewer.id, storyId: session.story_id });
  const endingsSeen = endingsFound(found).length;
  const about = { session_id: session.id, title, language: languageOf(language) };
  const counted = { scenes_total: scenes, endings_found: endingsSeen, endings_total: endings };
  if (scenes === 0) return { ...about, ...counted, here: null, scenes: [] };
  const sessions = mapped(session, found);
  const parts = await findParts(
    db,
    sessions.map((one) => one.id),
  );
  const counts = await countWays(db, session.story_id);
  return { ...about, ...counted, ...atlasOf({ current: id, sessions, parts, counts }) };
}
