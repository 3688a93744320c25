import type { Db } from "../../../db/open.ts";
import { Problem } from "../../../lib/problem.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { findPending, lockSession, removeSession } from "../repo.ts";
import { requireOwn } from "../own-session.ts";

/** Its turns go with it; what they cost and earned stays in the ledger. */
export async function deletePlay(db: Db, id: string, viewer: Viewer): Promise<{ message: string }> {
  await db.transaction().execute(async (tx) => {
    requireOwn(await lockSession(tx, id), viewer);
    // Its held coins would never come back.
    if (await findPending(tx, id))
      throw new Problem(
        409,
        "turn_in_progress",
        "A part of this play is still being told. Delete the play when it has ended.",
      );
    await removeSession(tx, id);
  });
  return { message: "The play is deleted." };
}
