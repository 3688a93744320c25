import type { Db } from "../../db/open.ts";
import { notFound } from "../../lib/problem.ts";
import type { Viewer } from "../../lib/viewer.ts";
import { findTurn, type Turn } from "./repo.ts";
import { ownSession } from "./own-session.ts";

export interface OwnTurn {
  session_id: string;
  turn: string;
}

export async function ownTurn(
  { db }: { db: Db },
  { session_id, turn: id }: OwnTurn,
  viewer: Viewer,
): Promise<Turn> {
  await ownSession(db, session_id, viewer);
  const turn = await findTurn(db, id);
  if (turn?.session_id !== session_id) throw notFound("turn_not_found", "There is no such turn.");
  return turn;
}
