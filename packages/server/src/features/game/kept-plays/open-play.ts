import type { Db } from "../../../db/open.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import type { PlayNeeds } from "../dependencies.ts";
import type { KeptPlay } from "@katha/play";
import { keyOfSession } from "../threads/story-engine.ts";
import type { Session } from "../repo.ts";
import { sessionNotFound } from "../own-session.ts";
import { keepPlay } from "./keep-play.ts";
import { findKept, findPartsSinceKept, findPlay, type FoundPlay } from "./repo.ts";

/** A session with what its play has come to. */
export interface OpenPlay extends Omit<FoundPlay, "kept"> {
  play: KeptPlay;
}

/** Whether nothing is to be made again first: a server of an earlier version, say, keeps nothing. */
export function isKept({ session, last }: FoundPlay): boolean {
  return session.spent_beside !== null && (last === null || last.became !== null);
}

/** The play at a part; null is the opening. */
export async function playAt(
  { db, engine }: PlayNeeds,
  session: Session,
  part: string | null,
): Promise<KeptPlay> {
  const story = keyOfSession(session);
  if (part === null) return (await engine.run("opening", story, session)).play;
  const kept = await findKept(db, part);
  if (kept !== undefined) return kept;
  const turns = await findPartsSinceKept(db, part);
  const before = turns[0]?.parent ?? null;
  const from = before === null ? null : ((await findKept(db, before)) ?? null);
  const played = await engine.run("follow", story, { session, from, turns });
  const last = played.at(-1);
  if (last === undefined) throw new Error(`The part ${part} is gone.`);
  return last.play;
}

export async function openedFrom(
  needs: PlayNeeds,
  { kept, ...found }: FoundPlay,
): Promise<OpenPlay> {
  const { session } = found;
  return { ...found, play: kept ?? (await playAt(needs, session, session.head)) };
}

export async function findOwnPlay(db: Db, id: string, viewer: Viewer): Promise<FoundPlay> {
  const found = await findPlay(db, id);
  if (found?.session.user_id !== viewer.id) throw sessionNotFound();
  return found;
}

/** The viewer's session as the next turn finds it. */
export async function openPlay(needs: PlayNeeds, id: string, viewer: Viewer): Promise<OpenPlay> {
  const found = await findOwnPlay(needs.db, id, viewer);
  if (isKept(found)) return openedFrom(needs, found);
  await keepPlay(needs, id);
  return openedFrom(needs, await findOwnPlay(needs.db, id, viewer));
}
