import type { Db } from "../../db/open.ts";
import { notFound } from "../../lib/problem.ts";
import type { Viewer } from "../../lib/viewer.ts";
import { findSession, type Session } from "./repo.ts";

export const sessionNotFound = () => notFound("session_not_found", "Game session not found");

/** Another user's session gets the same answer as a missing one. */
export function requireOwn<Found extends Session>(
  session: Found | undefined,
  viewer: Viewer,
): Found {
  if (session?.user_id !== viewer.id) throw sessionNotFound();
  return session;
}

export async function ownSession(db: Db, id: string, viewer: Viewer): Promise<Session> {
  return requireOwn(await findSession(db, id), viewer);
}
