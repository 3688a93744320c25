import type { ActionResponse } from "@katha/api/contract";
import type { Db } from "../../../db/open.ts";
import { findSession, findSettled, type Turn } from "../repo.ts";
import { turnAnswer } from "../state/answers.ts";

/** The response to a settled turn, at any time later. */
export async function responseOf(db: Db, turn: Turn): Promise<ActionResponse> {
  const session = await findSession(db, turn.session_id);
  if (session === undefined) throw new Error(`The session of the turn ${turn.id} is gone.`);
  return turnAnswer(session, await findSettled(db, session.id), turn);
}
