import type { AccountData } from "../users/index.ts";
import { findSentBy } from "./corrections/repo.ts";
import { findCorrectionsOf } from "./memory/repo.ts";
import { findMarksOf, findWordingsOf } from "./own-parts/repo.ts";
import { findReportedBy } from "./reports/repo.ts";
import { findAllSessions, findSettled } from "./repo.ts";

/** Sessions with what their reader put on them, and corrections, are deleted with their player; charges stay in the ledger. */
export const gameAccountData: AccountData = {
  exportFor: async (db, userId) => {
    const sessions = [];
    // One after another, so that a player of a hundred stories takes no more connections than anyone else.
    for (const session of await findAllSessions(db, userId)) {
      const turns = await findSettled(db, session.id);
      const told = turns.map(
        ({
          lease: _lease,
          leased_until: _until,
          server_id: _server,
          is_standing: _standing,
          became: _became,
          progress: _progress,
          told_before: _before,
          ...turn
        }) => turn,
      );
      const { spent_beside: _spent, newest: _newest, ...played } = session;
      sessions.push({ ...played, turns: told });
    }
    return {
      sessions,
      corrections: await findSentBy(db, userId),
      part_marks: await findMarksOf(db, userId),
      own_wordings: await findWordingsOf(db, userId),
      memory_corrections: await findCorrectionsOf(db, userId),
      reports: await findReportedBy(db, userId),
    };
  },
};
