import type { Db } from "../../db/open.ts";
import { inPages, StreamedObject } from "../../lib/streamed-object.ts";
import type { AccountData } from "../users/index.ts";
import { findSentBy } from "./corrections/repo.ts";
import { findCorrectionsOf } from "./memory/repo.ts";
import { findMarksOf, findWordingsOf } from "./marks-and-wordings/repo.ts";
import { findReportedBy } from "./reports/repo.ts";
import { findSession, findSessionIds, findSettledAfter, type Turn } from "./repo.ts";

/** A part as its player is given it: without what only the server that told it needs. */
function ownTurn({
  lease: _lease,
  leased_until: _until,
  server_id: _server,
  is_standing: _standing,
  became: _became,
  progress: _progress,
  told_before: _before,
  ...turn
}: Turn) {
  return turn;
}

async function* turnsOf(db: Db, session: string) {
  for await (const turn of inPages((last?: Turn) => findSettledAfter(db, session, last?.number)))
    yield ownTurn(turn);
}

async function* sessionsOf(db: Db, userId: string) {
  for (const id of await findSessionIds(db, userId)) {
    const session = await findSession(db, id);
    if (session === undefined) continue;
    const { spent_beside: _spent, newest: _newest, ...played } = session;
    yield new StreamedObject({ ...played, turns: turnsOf(db, id) });
  }
}

/** Sessions with what their reader put on them, and corrections, are deleted with their player; charges stay in the ledger. */
export const gameAccountData: AccountData = {
  exportFor: (db, userId) => ({
    sessions: sessionsOf(db, userId),
    corrections: () => findSentBy(db, userId),
    part_marks: () => findMarksOf(db, userId),
    own_wordings: () => findWordingsOf(db, userId),
    memory_corrections: () => findCorrectionsOf(db, userId),
    reports: () => findReportedBy(db, userId),
  }),
};
